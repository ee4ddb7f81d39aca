import { type EntitySchemaColumnOptions, MoreThanOrEqual, type Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { CourtyardClosing } from '../../domain/courtyard-closing.js';
import type { CourtyardClosings } from '../../domain/courtyard-closing.service.js';
import { COURTYARD } from '../../domain/courtyard-closing.js';

export const CourtyardClosingSchema = new TableSchema<CourtyardClosing>({
  name: 'CourtyardClosing',
  tableName: 'courtyard_closings',
  columns: {
    date: { type: 'text', name: 'day', primary: true },
    from: { type: 'text', name: 'from_slot', nullable: true },
    closedAt: { type: 'timestamptz', precision: 3, name: 'closed_at' },
    closedBy: { type: 'text', name: 'closed_by' },
    parties: { type: 'jsonb' },
  } satisfies Record<keyof CourtyardClosing, EntitySchemaColumnOptions>,
});

@Injectable()
@LiveUpdates(COURTYARD, liveChannel('reservations', 'staff', 'admin'))
export class TypeOrmCourtyardClosings implements CourtyardClosings {
  private readonly repository: Repository<CourtyardClosing>;

  constructor(database: Database) {
    this.repository = database.getRepository(CourtyardClosingSchema);
  }

  find(date: string): Promise<CourtyardClosing | null> {
    return this.repository.findOneBy({ date });
  }

  since(date: string): Promise<CourtyardClosing[]> {
    return this.repository.findBy({ date: MoreThanOrEqual(date) });
  }

  async add(closing: CourtyardClosing): Promise<void> {
    await this.repository.insert(closing);
  }

  async remove(date: string): Promise<void> {
    await this.repository.delete({ date });
  }
}
