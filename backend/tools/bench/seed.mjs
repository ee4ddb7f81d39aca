import { query } from './cluster.mjs';

/** A bistro with some fifty requests a day: more rows are a longer history, not busier days. */
const PACE = "interval '28 minutes'";

/** `current` of the rows still await something; they are spread over the whole time. */
export async function seedRequests(url, { rows, current }) {
  await query(
    url,
    `insert into reservation_requests (id, customer_name, customer_email, customer_phone, party_size, preferred_date,
       preferred_time, special_requests, status, outcome, status_updated_at, completed_at, created_at)
     select uuidv7(age), 'Guest number ' || n, 'guest' || n || '@mail.example', '+1 904 555 0100', '2',
       to_char(now() + age + interval '7 days', 'YYYY-MM-DD'), '11:00 AM', 'A table in the courtyard, please',
       case when is_current then (array['pending', 'confirmed', 'declined'])[1 + n * ${current} / ${rows} % 3]
         else (array['completed', 'no-show', 'archived'])[1 + n % 3] end,
       case when not is_current then (array['completed', 'no-show', 'completed'])[1 + n % 3] end,
       now() + age, case when not is_current then now() + age + interval '1 day' end, now() + age
     from (
       select n, n * ${current} % ${rows} < ${current} as is_current, interval '-3 days' - n * ${PACE} as age
       from generate_series(1, ${rows}::bigint) as n
     ) as requests`,
  );
  await query(url, 'vacuum analyze reservation_requests');
}

/** Counted once: trigger by trigger, a hundred thousand rows in one statement would take minutes. */
async function talliedOnce(url, fill) {
  await query(url, 'alter table reservation_requests disable trigger user');
  await fill();
  await query(url, `alter table reservation_requests enable trigger user`);
  await query(
    url,
    `insert into tallies (list, key, slot, n) select 'reservation_requests', status, 0, count(*) from reservation_requests group by status`,
  );
}

/** Requests with their audit log, and the same amount of everything else that lists show. */
export async function seed(url, size) {
  await talliedOnce(url, () => seedRequests(url, size));
  await query(
    url,
    `insert into events (id, type, subject_type, subject_id, subject_name, actor, payload, occurred_at, relayed_at)
     select uuidv7(created_at - now()), 'reservation.requested', 'reservation', id::text, customer_name,
       case when random() < 0.5 then '{"id": "bench", "name": "Front of House", "role": "staff"}'::jsonb end, '{}', created_at, created_at
     from reservation_requests`,
  );
  await seedContent(url, size.rows);
  await query(url, 'vacuum analyze events, approval_items, scheduled_content');
}

/** As many submissions and scheduled posts; one in a hundred waits for the owner. */
async function seedContent(url, rows) {
  await query(
    url,
    `insert into approval_items (id, title, content_type, content_data, submitted_by, submitter_role, status, reviewed_by,
       reviewed_at, created_at)
     select uuidv7(age), 'Submission number ' || n, 'blog_post', '<p>Three orange trees.</p>', 'Site Manager',
       case when n % 2 = 0 then 'manager' end, case when n % 100 = 0 then 'pending' else 'approved' end,
       case when n % 100 > 0 then 'The Owner' end, case when n % 100 > 0 then now() + age end, now() + age
     from (select n, -n * ${PACE} as age from generate_series(1, ${rows}::bigint) as n) as submissions`,
  );
  await query(
    url,
    `insert into scheduled_content (id, title, content_type, content, status, scheduled_date, approval_deadline, created_by,
       created_at, updated_at)
     select uuidv7(age), 'Post number ' || n, 'blog_post', '<p>Three orange trees.</p>',
       coalesce((array['draft', 'submitted'])[1 + n % 100], 'published'), now() + age, now() + interval '1 day',
       'Site Manager', now() + age, now() + age
     from (select n, -n * ${PACE} as age from generate_series(1, ${rows}::bigint) as n) as posts`,
  );
}

/** The owner's mailbox: half of it put away, a few of the rest not yet read. */
export async function seedMessages(url, { rows }) {
  await query(
    url,
    `insert into messages (id, sender_type, sender_id, sender_name, receiver_type, receiver_id, receiver_name, subject,
       content, is_read, is_archived, archived_at, created_at)
     select uuidv7(age), 'manager', 'site-manager-id', 'Site Manager', 'admin', 'admin', 'The Owner', 'Message ' || n,
       repeat('A sentence of a message. ', 10), n > 20, n % 2 = 0, case when n % 2 = 0 then now() + age end, now() + age
     from (select n, interval '-1 minute' - n * ${PACE} as age from generate_series(1, ${rows}::bigint) as n) as messages`,
  );
  await query(url, 'vacuum analyze messages');
}

/** What the same work needs at the least: one table, and an index for each way it is read. */
export async function createFloorTable(url) {
  await query(
    url,
    `create table reservation_requests (
       id uuid primary key,
       customer_name text not null,
       customer_email text not null,
       customer_phone text,
       party_size text not null,
       preferred_date text not null,
       preferred_time text not null,
       special_requests text,
       email_opt_in boolean not null default false,
       source text not null default 'website',
       mentions jsonb not null default '[]',
       status text not null default 'pending',
       admin_notes text,
       outcome text,
       status_updated_at timestamptz(3) not null default now(),
       completed_at timestamptz(3),
       created_at timestamptz(3) not null default now()
     );
     create index current_newest on reservation_requests (created_at desc, id desc)
       where status in ('pending', 'confirmed', 'declined');`,
  );
}
