import { createHash } from 'node:crypto';
import type { Database } from '../../platform/persistence/database.js';
import { removeBatch } from '../../platform/persistence/retention-policies.js';

export interface Day {
  readonly day: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

export interface Seal extends Day {
  readonly id: string;
  /** In hexadecimal. */
  readonly hash: string;
}

/** Rows hashed or read per statement, to stay well below the statement timeout on any day. */
const BATCH = 10_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Previous hash of the first day. */
const NOTHING = `decode(repeat('00', 32), 'hex')`;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
const hashOf = (values: string, more: string) =>
  `sha256(convert_to(jsonb_build_array(${values})::text, 'UTF8') || ${more})`;

/** The parts of an event that erasure removes. The payload is not part of the audit log and is pruned after some weeks. */
const detailsOf = (event: string, salt: string) =>
  `sha256(${salt} || convert_to(jsonb_build_array(${event}.subject_name, ${event}.changes)::text, 'UTF8'))`;
/** Hash input: the permanent parts of an event, and its details at the time. */
const lineOf = (event: string, details: string) =>
  hashOf(
    `${event}.id, ${event}.type, ${event}.subject_type, ${event}.subject_id, ${event}.actor, ${moment(`${event}.occurred_at`)}`,
    details,
  );
const redactionOf = (row: string) =>
  hashOf(`${row}.id, ${row}.event_id, ${moment(`${row}.redacted_at`)}`, `${row}.details`);
const sealOf = (row: string) =>
  hashOf(
    `${row}.day, ${moment(`${row}.begins_at`)}, ${moment(`${row}.ends_at`)}, ${row}.lines, ${row}.redactions`,
    `${row}.previous || ${row}.content`,
  );

/** The next `$4` events of a day after `($2, $3)`, in order, locked against changes until the unit of work ends. */
const NEXT_EVENTS = `select * from events where occurred_at < $1 and (occurred_at, id) > ($2::timestamptz, $3::uuid)
  order by occurred_at, id limit $4`;
const LAST_EVENT = 'select occurred_at as at, id from batch order by occurred_at desc, id desc limit 1';

const ADD_LINES = `with batch as materialized (${NEXT_EVENTS} for share),
  salted as materialized (select *, uuid_send(gen_random_uuid()) as salt from batch),
  detailed as materialized (select *, ${detailsOf('salted', 'salt')} as details from salted),
  added as (
    insert into trail_lines (event_id, day, salt, details, hash)
    select id, $5, salt, details, ${lineOf('detailed', 'details')} from detailed
  )
  ${LAST_EVENT}`;

interface EventPlace {
  readonly at: Date;
  readonly id: string;
}

const SEAL = `id, day::text, begins_at as "beginsAt", ends_at as "endsAt", encode(hash, 'hex') as hash`;

export async function lastSeal(database: Database): Promise<Seal | null> {
  const [seal] = await database.query<Seal[]>(`select ${SEAL} from trail_seals order by begins_at desc limit 1`);
  return seal ?? null;
}

export async function oldestEvent(database: Database): Promise<Date | null> {
  const [oldest] = await database.query<{ at: Date | null }[]>('select min(occurred_at) as at from events');
  return oldest?.at ?? null;
}

/** Call it in a unit of work that holds the lock. */
export async function sealDay(
  database: Database,
  id: string,
  { day, beginsAt, endsAt }: Day,
  now: Date,
): Promise<Seal> {
  let last: EventPlace | undefined = { at: beginsAt, id: BEFORE_ALL };
  while (last) {
    const values: unknown[] = [endsAt, last.at, last.id, BATCH, day];
    [last] = await database.query<EventPlace[]>(ADD_LINES, values);
  }
  const content = await contentOf(database, { day, beginsAt, endsAt });
  const [sealed] = await database.query<Seal[]>(
    `with seal as (
       select $1::uuid as id, $2::date as day, $3::timestamptz(3) as begins_at, $4::timestamptz(3) as ends_at,
         (select count(*)::int from trail_lines where trail_lines.day = $2) as lines,
         (select count(*)::int from trail_redactions where redacted_at >= $3 and redacted_at < $4) as redactions,
         $5::bytea as content,
         coalesce((select hash from trail_seals order by begins_at desc limit 1), ${NOTHING}) as previous
     )
     insert into trail_seals (id, day, begins_at, ends_at, lines, redactions, content, previous, hash, sealed_at)
     select id, day, begins_at, ends_at, lines, redactions, content, previous, ${sealOf('seal')}, $6 from seal
     returning ${SEAL}`,
    [id, day, beginsAt, endsAt, content, now],
  );
  if (!sealed) throw new Error(`The trail of ${day} was not sealed.`);
  return sealed;
}

/** Records the redaction of sealed entries; others need none. Dropping the salt makes the erased text unrecoverable. */
export async function redactLines(database: Database, eventIds: readonly string[], now: Date): Promise<void> {
  await database.query('update trail_redactions set salt = null where event_id = any($1) and salt is not null', [
    eventIds,
  ]);
  await database.query(
    `with salted as materialized (
       select e.*, uuid_send(gen_random_uuid()) as salt, gen_random_uuid() as redaction
       from events e join trail_lines on event_id = e.id where e.id = any($1)
     ), redacted as materialized (
       select redaction as id, id as event_id, $2::timestamptz(3) as redacted_at, salt, ${detailsOf('salted', 'salt')} as details
       from salted
     )
     insert into trail_redactions (id, event_id, redacted_at, salt, details, hash)
     select id, event_id, redacted_at, salt, details, ${redactionOf('redacted')} from redacted`,
    [eventIds, now],
  );
  await database.query('update trail_lines set salt = null where event_id = any($1)', [eventIds]);
}

export interface CheckedSeal extends Seal {
  readonly lines: number;
  readonly redactions: number;
  /** Whether it follows the previous seal. */
  readonly isWhole: boolean;
  /** Whether it follows the previous seal. */
  readonly follows: boolean;
}

export function checkSeals(database: Database): Promise<CheckedSeal[]> {
  return database.query<CheckedSeal[]>(
    `select ${SEAL}, lines, redactions, hash = ${sealOf('trail_seals')} as "isWhole",
       previous = lag(hash, 1, ${NOTHING}) over days and begins_at = lag(ends_at, 1, begins_at) over days as follows
     from trail_seals window days as (order by begins_at) order by begins_at`,
  );
}

export interface FoundLine {
  readonly eventId: string;
  readonly what: 'changed' | 'missing' | 'added';
}

/** Entries of a sealed day that have changed. */
export async function checkLines(database: Database, day: Day): Promise<FoundLine[]> {
  const found = [...(await changedLines(database, day)), ...(await addedEvents(database, day))];
  return found.toSorted((one, other) => (one.eventId < other.eventId ? -1 : 1));
}

async function changedLines(database: Database, { day }: Day): Promise<FoundLine[]> {
  const found: FoundLine[] = [];
  let after: string | undefined = BEFORE_ALL;
  while (after) {
    const [batch]: { last: string | null; lines: FoundLine[] }[] = await database.query(
      `with batch as materialized (
         select * from trail_lines where day = $1 and event_id > $2 order by event_id limit $3
       )
       select (select event_id from batch order by event_id desc limit 1) as last,
         coalesce(json_agg(json_build_object('eventId', l.event_id, 'what', case when e.id is null then 'missing' else 'changed' end))
           filter (where e.id is null or l.hash <> ${lineOf('e', 'l.details')}
             or coalesce(r.details, l.details) is distinct from ${detailsOf('e', 'case when r.details is null then l.salt else r.salt end')}),
           '[]') as lines
       from batch l
         -- One after the other by the key: a join would read the whole table for each batch.
         left join lateral (select * from events where events.id = l.event_id offset 0) e on true
         -- Of several, the last one alone has its salt.
         left join trail_redactions r on r.event_id = l.event_id and r.salt is not null`,
      [day, after, BATCH],
    );
    found.push(...(batch?.lines ?? []));
    after = batch?.last ?? undefined;
  }
  return found;
}

async function addedEvents(database: Database, { beginsAt, endsAt }: Day): Promise<FoundLine[]> {
  const found: FoundLine[] = [];
  let last: EventPlace | undefined = { at: beginsAt, id: BEFORE_ALL };
  while (last) {
    const values: unknown[] = [endsAt, last.at, last.id, BATCH];
    const [batch]: (EventPlace & { readonly added: string[] })[] = await database.query(
      `with batch as materialized (${NEXT_EVENTS})
       select last.at, last.id, array(select id::text from batch
         where not exists (select from trail_lines where event_id = batch.id offset 0)) as added from (${LAST_EVENT}) last`,
      values,
    );
    for (const eventId of batch?.added ?? []) found.push({ eventId, what: 'added' });
    last = batch;
  }
  return found;
}

/** Hash over the hashes of the day's entries and redactions, in order. */
async function contentOf(database: Database, { day, beginsAt, endsAt }: Day): Promise<Buffer> {
  const content = createHash('sha256');
  let after: string | undefined = BEFORE_ALL;
  while (after) {
    const [batch]: { last: string | null; hashes: Buffer }[] = await database.query(
      `with batch as materialized (
         select event_id, hash from trail_lines where day = $1 and event_id > $2 order by event_id limit $3
       ) select (select event_id from batch order by event_id desc limit 1) as last,
         coalesce(string_agg(hash, ''::bytea order by event_id), ''::bytea) as hashes from batch`,
      [day, after, BATCH],
    );
    if (batch) content.update(batch.hashes);
    after = batch?.last ?? undefined;
  }
  const [redactions] = await database.query<{ hashes: Buffer }[]>(
    `select coalesce(string_agg(hash, ''::bytea order by id), ''::bytea) as hashes
     from trail_redactions where redacted_at >= $1 and redacted_at < $2`,
    [beginsAt, endsAt],
  );
  if (redactions) content.update(redactions.hashes);
  return content.digest();
}

/** Whether the seal matches the stored entries and redactions. */
export async function fitsContent(database: Database, seal: Seal): Promise<boolean> {
  const [sealRow] = await database.query<{ fits: boolean }[]>(
    `select content = $2 and not exists (
       select from trail_redactions r where redacted_at >= s.begins_at and redacted_at < s.ends_at and r.hash <> ${redactionOf('r')}
     ) as fits from trail_seals s where id = $1`,
    [seal.id, await contentOf(database, seal)],
  );
  return sealRow?.fits ?? false;
}

/** Days that have entries but no seal. */
export async function daysWithoutSeal(database: Database): Promise<string[]> {
  const days = await database.query<{ day: string }[]>(
    `select distinct day::text from trail_lines l where not exists (select from trail_seals s where s.day = l.day) order by 1`,
  );
  return days.map(({ day }) => day);
}

/** For days past their retention period; the seals remain, so that the chain has no gap. */
export async function removeLinesBefore(database: Database, moment: Date): Promise<void> {
  await database.query(
    'delete from trail_redactions where redacted_at < (select max(ends_at) from trail_seals where ends_at <= $1)',
    [moment],
  );
  const isOld = 'day in (select day from trail_seals where ends_at <= $1)';
  while ((await removeBatch(database, 'trail_lines', isOld, moment)) > 0);
}
