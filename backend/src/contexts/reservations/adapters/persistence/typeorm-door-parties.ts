import { Injectable } from '@nestjs/common';
import { IsNull, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { DoorParty } from '../../domain/door/door-party.js';
import { DoorPartyNotFound } from '../../domain/door/door.errors.js';
import type { DoorParties } from '../../domain/door/ports.js';
import { DoorPartySchema } from './door-party.schema.js';

@Injectable()
export class TypeOrmDoorParties implements DoorParties {
  private readonly repository: TrackedRepository<DoorParty>;

  constructor(database: Database) {
    this.repository = database.getRepository(DoorPartySchema);
  }

  add(party: DoorParty): Promise<void> {
    return this.repository.insert(party);
  }

  async get(id: string): Promise<DoorParty> {
    const party = await this.repository.findOneBy({ id });
    if (!party) throw new DoorPartyNotFound();
    return party;
  }

  waiting(since: Date): Promise<DoorParty[]> {
    return this.repository.find({
      where: { outcome: IsNull(), joinedAt: MoreThanOrEqual(since) },
      order: { joinedAt: 'ASC', id: 'ASC' },
    });
  }

  save(before: DoorParty, after: DoorParty): Promise<void> {
    return this.repository.update(before, after);
  }
}
