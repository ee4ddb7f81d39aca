import { type EntitySchemaColumnOptions, Not, type Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { TableSchema } from '../../../../../platform/persistence/table-schema.js';
import type { Visit, VisitBook } from '../../domain/guests.service.js';

export const ContactVisitSchema = new TableSchema<Visit>({
  name: 'ContactVisit',
  tableName: 'contact_visits',
  columns: {
    reservationId: { type: 'uuid', name: 'reservation_id', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    contactId: { type: 'uuid', name: 'contact_id', nullable: true },
    visitedAt: { type: 'timestamptz', precision: 3, name: 'visited_at' },
    counts: { type: 'boolean' },
  } satisfies Record<keyof Visit, EntitySchemaColumnOptions>,
});

@Injectable()
export class TypeOrmVisitBook implements VisitBook {
  private readonly repository: Repository<Visit>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContactVisitSchema);
  }

  find(reservationId: string): Promise<Visit | null> {
    return this.repository.findOne({ where: { reservationId }, lock: { mode: 'pessimistic_write' } });
  }

  async put(visit: Visit): Promise<void> {
    await this.repository.upsert(visit, ['reservationId']);
  }

  async lastBefore({ contactId, reservationId }: Visit): Promise<Date | null> {
    if (contactId === null) return null;
    const where = { contactId, reservationId: Not(reservationId), counts: true };
    const last = await this.repository.findOne({ where, order: { visitedAt: 'desc' } });
    return last?.visitedAt ?? null;
  }
}
