import { Conflict } from '../../../../kernel/domain-error.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { Reservation } from '../../domain/reservation.js';
import { RESERVATION_COLUMNS } from '../reservation.fields.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { RESERVATION } from '../../domain/reservation.events.js';
import { isFound } from '../../../../platform/lists/search.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { withoutPhoneSigns } from '../../../../platform/lists/phone-number.js';
import { look, type SearchOf } from '../../../../platform/searches.js';

const PROGRAMS_RESERVATIONS_GUEST = `json_build_object('name', customer_name, 'email', customer_email, 'phone', customer_phone, 'wishes', special_requests)`;

const programsReservationsColumns = {
  id: { type: 'uuid' },
  version: { type: 'integer' },
  status: { type: 'text' },
  date: { type: 'text', name: 'preferred_date' },
  time: { type: 'text', name: 'preferred_time' },
  partySize: { type: 'text', name: 'party_size' },
  orMore: { type: 'text', name: 'party_size' },
  area: { type: 'text' },
  tables: { type: 'json', name: 'table_numbers' },
  leftAt: { type: 'timestamptz', name: 'left_at' },
  createdAt: { type: 'timestamptz', name: 'created_at' },
  updatedAt: { type: 'timestamptz', name: 'updated_at' },
} as const;
const json = {
  time: `to_char(preferred_time::time, 'HH24:MI')`,
  partySize: `rtrim(party_size, '+')::int`,
  orMore: `party_size like '%+'`,
  tables: `to_json(coalesce(string_to_array(table_numbers, ', '), '{}'))`,
};
const filters = {
  status: 'status = :status',
  date: 'preferred_date = :date',
  // Uses an index on events, because requests have no index by time of change.
  updatedSince: `id = any(array(select subject_id::uuid from events
    where subject_type = 'reservation' and occurred_at >= :updatedSince::timestamptz)) and updated_at >= :updatedSince::timestamptz`,
};

/** All reservations, for integrations. */
export const reservationsForPrograms = listOf(
  { tableName: 'reservation_requests', columns: programsReservationsColumns },
  { scopes: { all: ['true'] }, filters, json },
);

/** The same, with guest data. */
export const reservationsWithGuests = listOf(
  {
    tableName: 'reservation_requests',
    columns: { ...programsReservationsColumns, guest: { type: 'json', name: 'id' } },
  },
  { scopes: { all: ['true'] }, filters, json: { ...json, guest: PROGRAMS_RESERVATIONS_GUEST } },
);

export const ReservationSchema = new TrackedSchema<Reservation>(
  {
    name: 'Reservation',
    target: Reservation,
    tableName: 'reservation_requests',
    columns: RESERVATION_COLUMNS,
  },
  {
    subject: RESERVATION,
    nameOf: ({ customerName }) => customerName,
    violations: {
      reservation_requests_one_change: () => new Conflict('You already requested a change. Please wait for our reply.'),
    },
    bookkeeping: [
      'version',
      'updatedAt',
      'wasConfirmed',
      'lastNotifiedAt',
      'stateBefore',
      'replacedBy',
      'answeredAt',
      'answerBy',
    ],
  },
);

const TABLE = 'reservation_requests';
const INTERNAL = ['wasConfirmed', 'lastNotifiedAt', 'acquisitionSource', 'stateBefore', 'answeredAt'];
const columns = Object.fromEntries(Object.entries(RESERVATION_COLUMNS).filter(([name]) => !INTERNAL.includes(name)));
const SHOWN = { tableName: TABLE, columns };
const GUEST = `customer_name || ' ' || coalesce(customer_email, '') || ' ' || regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')`;
const A_DAY_AGO = `:now::timestamptz - interval '24 hours'`;
const RECENT = `status in ('completed', 'no-show') and completed_at >= ${A_DAY_AGO}`;
const RECENT_ROWS = `(select count(*)::int from ${TABLE} where ${RECENT})`;

/** SQL for the number of rows in the archive list: archived reservations, and visits whose outcome is more than 24 hours old. */
export const HISTORY_ROWS = `${counterOf(TABLE, 'archived', 'completed', 'no-show')} - ${RECENT_ROWS}`;

const COMMON_FILTERS = { status: 'status = :status', date: 'preferred_date = :date' };
const JSON_FIELDS = { emailOptIn: 'email_opt_in::text', smsOptIn: 'sms_opt_in::text' };

/** Reservations on the boards, by creation time. */
export const currentReservations = listOf(SHOWN, {
  scopes: {
    // Finds the few recent ones by the time of their outcome first, and sorts them afterwards.
    current: [
      `status in ('pending', 'confirmed', 'declined')`,
      `id = any(array(select id from ${TABLE} where ${RECENT}))`,
    ],
  },
  totals: { current: `${counterOf(TABLE, 'pending', 'confirmed', 'declined')} + ${RECENT_ROWS}` },
  filters: { ...COMMON_FILTERS, guest: isFound(GUEST, ':guest') },
  json: JSON_FIELDS,
});

/** Past reservations, by the time of the visit. */
export const pastReservations = listOf(SHOWN, {
  scopes: {
    history: [`status = 'archived'`, `status in ('completed', 'no-show') and completed_at < ${A_DAY_AGO}`],
  },
  totals: { history: HISTORY_ROWS },
  newestBy: 'visit_at',
  filters: {
    ...COMMON_FILTERS,
    // Finds the few matches by name first, and sorts them afterwards; scanning years of reservations in order would
    // be slow.
    guest: `id = any(array(select id from ${TABLE} where status in ('completed', 'no-show', 'archived') and ${isFound(GUEST, ':guest')}))`,
  },
  json: JSON_FIELDS,
});

interface Row {
  readonly id: string;
  readonly customerName: string;
  readonly preferredDate: string;
  readonly preferredTime: string;
  readonly partySize: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Search by guest: requests on the boards first, then past ones. */
export const reservationSearch: SearchOf<Row> = {
  roles: ['staff', 'admin'],
  looks: (text) => {
    const filter = { guest: containing(withoutPhoneSigns(text)) };
    return [
      look(currentReservations, { scope: 'current', filter }),
      look(pastReservations, { scope: 'history', filter }),
    ];
  },
  found: ({ id, customerName, preferredDate, preferredTime, partySize, status, createdAt }) => ({
    id,
    title: customerName,
    detail: `${preferredDate}, ${preferredTime}, party of ${partySize}, ${status}`,
    at: createdAt,
  }),
};
