import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { HoursChange } from '../../domain/hours-change.js';
import type { HoursRepository, StoredHours } from '../../domain/ports/hours.repository.js';
import type { SpecialHours } from '../../domain/special-hours.js';
import { HoursChangeSchema } from './hours-change.schema.js';
import { HoursVersionQuery } from './hours-version.query.js';
import { SpecialHoursSchema } from './special-hours.schema.js';

@Injectable()
export class TypeOrmHoursRepository implements HoursRepository {
  private readonly changes: TrackedRepository<HoursChange>;
  private readonly special: TrackedRepository<SpecialHours>;
  private known: { version: string; kept: StoredHours } | undefined;

  constructor(
    database: Database,
    private readonly version: HoursVersionQuery,
  ) {
    this.changes = database.getRepository(HoursChangeSchema);
    this.special = database.getRepository(SpecialHoursSchema);
  }

  async all(): Promise<StoredHours> {
    const version = await this.version.read();
    if (this.known?.version !== version) this.known = { version, kept: await this.read() };
    return this.known.kept;
  }

  findChange(id: string): Promise<HoursChange | null> {
    return this.changes.findOneBy({ id });
  }

  addChange(change: HoursChange): Promise<void> {
    return this.changes.insert(change);
  }

  saveChange(before: HoursChange, after: HoursChange): Promise<void> {
    return this.changes.update(before, after);
  }

  findSpecial(id: string): Promise<SpecialHours | null> {
    return this.special.findOneBy({ id });
  }

  addSpecial(special: SpecialHours): Promise<void> {
    return this.special.insert(special);
  }

  saveSpecial(before: SpecialHours, after: SpecialHours): Promise<void> {
    return this.special.update(before, after);
  }

  removeSpecial(special: SpecialHours): Promise<void> {
    return this.special.remove(special);
  }

  private async read(): Promise<StoredHours> {
    const changes = await this.changes.find({ order: { version: 'asc' } });
    const special = await this.special.find({ order: { from: 'asc' } });
    return { changes, special };
  }
}
