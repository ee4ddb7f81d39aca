import type { Database } from '../persistence/database.js';

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

/** Before the first day. */
const NOTHING = `decode(repeat('00', 32), 'hex')`;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
const hashOf = (values: string, more: string) =>
  `sha256(convert_to(jsonb_build_array(${values})::text, 'UTF8') || ${more})`;

/** Of what an erasure takes out of an event. What it carried for its listeners is no part of the trail and is pruned after some weeks. */
const detailsOf = (event: string, salt: string) =>
  `sha256(${salt} || convert_to(jsonb_build_array(${event}.subject_name, ${event}.changes)::text, 'UTF8'))`;
/** Of what stays as long as the event does, and of its details as they were. */
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
const linesOf = (day: string) => `(select coalesce(string_agg(hash, ''::bytea order by event_id), ''::bytea)
  from trail_lines where trail_lines.day = ${day})`;
const redactionsOf = (
  from: string,
  until: string,
) => `(select coalesce(string_agg(hash, ''::bytea order by id), ''::bytea)
  from trail_redactions where redacted_at >= ${from} and redacted_at < ${until})`;
const contentOf = (day: string, from: string, until: string) =>
  `sha256(${linesOf(day)} || ${redactionsOf(from, until)})`;

const SEAL = `id, day::text, begins_at as "beginsAt", ends_at as "endsAt", encode(hash, 'hex') as hash`;

export async function lastSeal(database: Database): Promise<Seal | null> {
  const [seal] = await database.query<Seal[]>(`select ${SEAL} from trail_seals order by begins_at desc limit 1`);
  return seal ?? null;
}

export async function oldestEvent(database: Database): Promise<Date | null> {
  const [oldest] = await database.query<{ at: Date | null }[]>('select min(occurred_at) as at from events');
  return oldest?.at ?? null;
}

/** Inside a unit of work that holds the lock. */
export async function sealDay(
  database: Database,
  id: string,
  { day, beginsAt, endsAt }: Day,
  now: Date,
): Promise<Seal> {
  await database.query(
    `with salted as materialized (
       select *, uuid_send(gen_random_uuid()) as salt from events where occurred_at >= $2 and occurred_at < $3
     ), detailed as materialized (select *, ${detailsOf('salted', 'salt')} as details from salted)
     insert into trail_lines (event_id, day, salt, details, hash)
     select id, $1, salt, details, ${lineOf('detailed', 'details')} from detailed`,
    [day, beginsAt, endsAt],
  );
  const [sealed] = await database.query<Seal[]>(
    `with seal as (
       select $1::uuid as id, $2::date as day, $3::timestamptz(3) as begins_at, $4::timestamptz(3) as ends_at,
         (select count(*)::int from trail_lines where trail_lines.day = $2) as lines,
         (select count(*)::int from trail_redactions where redacted_at >= $3 and redacted_at < $4) as redactions,
         ${contentOf('$2', '$3', '$4')} as content,
         coalesce((select hash from trail_seals order by begins_at desc limit 1), ${NOTHING}) as previous
     )
     insert into trail_seals (id, day, begins_at, ends_at, lines, redactions, content, previous, hash, sealed_at)
     select id, day, begins_at, ends_at, lines, redactions, content, previous, ${sealOf('seal')}, $5 from seal
     returning ${SEAL}`,
    [id, day, beginsAt, endsAt, now],
  );
  if (!sealed) throw new Error(`The trail of ${day} was not sealed.`);
  return sealed;
}

/** Records what is left of lines that are sealed; of the others nothing needs to be. Afterwards nothing tells any more what was there. */
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
  /** Whether its hash is that of what it says. */
  readonly isWhole: boolean;
  /** Whether it follows the one before. */
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

/** Lines of a sealed day that are not what they were. */
export function checkLines(database: Database, { day, beginsAt, endsAt }: Day): Promise<FoundLine[]> {
  return database.query<FoundLine[]>(
    `select l.event_id as "eventId", case when e.id is null then 'missing' else 'changed' end as what
     from trail_lines l left join events e on e.id = l.event_id
       -- Of several, the last one alone has its salt.
       left join trail_redactions r on r.event_id = l.event_id and r.salt is not null
     where l.day = $1 and (e.id is null or l.hash <> ${lineOf('e', 'l.details')}
       or coalesce(r.details, l.details) is distinct from ${detailsOf('e', 'case when r.details is null then l.salt else r.salt end')})
     union all
     select id, 'added' from events where occurred_at >= $2 and occurred_at < $3
       and not exists (select from trail_lines where event_id = events.id)
     order by 1`,
    [day, beginsAt, endsAt],
  );
}

/** Whether the seal's content is that of the lines and redactions that are kept. */
export async function fitsContent(database: Database, { id }: Seal): Promise<boolean> {
  const [seal] = await database.query<{ fits: boolean }[]>(
    `select content = ${contentOf('s.day', 's.begins_at', 's.ends_at')} and not exists (
       select from trail_redactions r where redacted_at >= s.begins_at and redacted_at < s.ends_at and r.hash <> ${redactionOf('r')}
     ) as fits from trail_seals s where id = $1`,
    [id],
  );
  return seal?.fits ?? false;
}

/** Days of lines that no seal is left of. */
export async function daysWithoutSeal(database: Database): Promise<string[]> {
  const days = await database.query<{ day: string }[]>(
    `select distinct day::text from trail_lines l where not exists (select from trail_seals s where s.day = l.day) order by 1`,
  );
  return days.map(({ day }) => day);
}

/** Of days whose events have served their time; their seals stay, so that the chain has no gap. */
export async function removeLinesBefore(database: Database, moment: Date): Promise<void> {
  const old = 'select day from trail_seals where ends_at <= $1';
  await database.query(
    'delete from trail_redactions where redacted_at < (select max(ends_at) from trail_seals where ends_at <= $1)',
    [moment],
  );
  await database.query(`delete from trail_lines where day in (${old})`, [moment]);
}
