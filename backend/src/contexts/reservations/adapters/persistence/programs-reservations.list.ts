import { listOf } from '../../../../platform/lists/list-of.js';

const GUEST = `json_build_object('name', customer_name, 'email', customer_email, 'phone', customer_phone, 'wishes', special_requests)`;

const columns = {
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
  { tableName: 'reservation_requests', columns },
  { scopes: { all: ['true'] }, filters, json },
);

/** The same, with guest data. */
export const reservationsWithGuests = listOf(
  { tableName: 'reservation_requests', columns: { ...columns, guest: { type: 'json', name: 'id' } } },
  { scopes: { all: ['true'] }, filters, json: { ...json, guest: GUEST } },
);
