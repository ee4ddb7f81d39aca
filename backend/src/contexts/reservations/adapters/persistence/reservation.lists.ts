import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { ReservationSchema } from './reservation.schema.js';

const TABLE = 'reservation_requests';
const INTERNAL = ['wasConfirmed', 'lastNotifiedAt', 'wayIn', 'replacedBy', 'stateBefore', 'answeredAt'];
const columns = Object.fromEntries(
  Object.entries(ReservationSchema.options.columns).filter(([name]) => !INTERNAL.includes(name)),
);
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
