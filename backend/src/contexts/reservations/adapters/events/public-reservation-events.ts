import { z } from 'zod';
import type { PublicEvent } from '../../../../platform/events/event-catalogue.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import { AREAS } from '../../domain/areas.js';
import { coversOf } from '../../domain/party-size.js';
import { RESERVATION_STATUSES, type ReservationStatus } from '../../domain/reservation.js';
import type { ReservationEventType, ReservationFact } from '../../domain/reservation.events.js';
import { tableList } from '../../domain/floor.service.js';
import { startOf } from '../../domain/time-slot.js';

/** Description of each event, and the resulting status for older events that lack it. */
const PUBLISHED: Partial<Record<ReservationEventType, { means: string; status: ReservationStatus }>> = {
  'reservation.requested': { means: 'A guest or an app requested a table.', status: 'pending' },
  'reservation.entered': { means: 'Staff entered a request by phone or at the door.', status: 'confirmed' },
  'reservation.confirmed': { means: 'The reservation was confirmed.', status: 'confirmed' },
  'reservation.changed': { means: 'Date, time, party size or area changed.', status: 'confirmed' },
  'reservation.declined': { means: 'The request was declined.', status: 'declined' },
  'reservation.cancelled': { means: 'The guest canceled; it counts as declined.', status: 'declined' },
  'reservation.replaced': { means: 'Another reservation replaced it.', status: 'declined' },
  'reservation.rained-off': {
    means: 'The courtyard is closed and the guest chose not to come; it counts as declined.',
    status: 'declined',
  },
  'reservation.moved-inside': { means: 'The courtyard is closed; the party moved inside.', status: 'confirmed' },
  'reservation.late': { means: 'Guest is running late.', status: 'confirmed' },
  'reservation.coming': { means: 'The guest confirmed the visit after a reminder.', status: 'confirmed' },
  'reservation.completed': { means: 'Guest arrived.', status: 'completed' },
  'reservation.seated': { means: 'Table numbers were assigned, changed or removed.', status: 'confirmed' },
  'reservation.left': { means: 'The party left; its table is free.', status: 'completed' },
  'reservation.stayed': { means: 'The party is still here: it was marked as left by mistake.', status: 'completed' },
  'reservation.missed': { means: 'No-show.', status: 'no-show' },
  'reservation.reopened': { means: 'The decision was undone.', status: 'pending' },
  'reservation.restored': { means: 'The outcome was undone; the guest is expected again.', status: 'confirmed' },
  'reservation.reinstated': {
    means: 'The change that replaced it was undone; the original reservation is restored.',
    status: 'confirmed',
  },
  'reservation.archived': { means: 'Visit archived.', status: 'archived' },
  'reservation.deleted': { means: 'The declined request was deleted.', status: 'declined' },
};

const guest = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  wishes: z.string().nullable(),
});

const schema = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  status: z.enum(RESERVATION_STATUSES),
  previousStatus: z.enum(RESERVATION_STATUSES).nullable(),
  date: z.iso.date(),
  time: z.string().regex(/^\d\d:\d\d$/),
  partySize: z.int().min(1).max(10),
  orMore: z.boolean(),
  area: z.enum(AREAS).optional(),
  tables: z.array(z.string()).optional(),
  lateMinutes: z.int().nullable().optional(),
  guest: guest.optional(),
});

const SAMPLE = {
  id: '0198c0de-0000-7000-8000-00000000cafe',
  version: 2,
  previousStatus: 'pending',
  date: '2026-12-05',
  time: '12:30',
  partySize: 4,
  orMore: false,
  guest: { name: 'Sample Guest', email: 'guest@mail.example', phone: '555 0100', wishes: 'A seat by the fountain' },
};

export const publicReservationEvents: Readonly<Record<string, PublicEvent<ReservationFact>>> = Object.fromEntries(
  Object.entries(PUBLISHED).map(([type, { means, status }]) => [
    type,
    {
      means,
      version: 1,
      schema,
      sample: { ...SAMPLE, status },
      dataOf: (event: StoredEvent<ReservationFact>, withGuestData: boolean) => dataOf(event, status, withGuestData),
    },
  ]),
);

function dataOf(
  { type, subject: { id }, payload }: StoredEvent<ReservationFact>,
  usual: ReservationStatus,
  withGuestData: boolean,
) {
  const { version = 1, status = usual, previousStatus = null, partySize, preferredDate, preferredTime, area } = payload;
  const { customerName: name, customerEmail: email, customerPhone: phone, specialRequests: wishes } = payload;
  return {
    id,
    version,
    status,
    previousStatus,
    date: preferredDate,
    time: startOf(preferredTime),
    partySize: coversOf(partySize),
    orMore: partySize === '10+',
    ...(area && { area }),
    ...(payload.tables && { tables: tableList(payload.tables) }),
    ...(type === 'reservation.late' && { lateMinutes: payload.lateMinutes ?? null }),
    ...(withGuestData && { guest: { name, email, phone, wishes } }),
  };
}
