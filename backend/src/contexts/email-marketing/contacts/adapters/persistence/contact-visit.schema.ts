import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Visit } from '../../domain/ports/visit-book.js';

export const ContactVisitSchema = new EntitySchema<Visit>({
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
