import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import {
  ERASED_GUEST,
  type GuestLine,
  type GuestMemory,
  NOTHING,
  type OtherGuestLine,
} from '../../domain/guest-memory.js';
import type { GuestMemories, RememberedGuest } from '../../domain/ports.js';
import type { Reservation } from '../../domain/reservation.js';
import { GuestAddresses, type MergedGuest } from '../guest-addresses.js';

/** The last digits of a number, which are the same with and without the country code; same expression as in the index. */
const numberIn = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;

/** All erased guests share one address, which identifies no one. */
const ADDRESS = `nullif(lower(request.customer_email), '${ERASED_GUEST.email}')`;
const NUMBER = `case when length(${numberIn('request.customer_phone')}) >= 7 then ${numberIn('request.customer_phone')} end`;

/** Visits of an erased guest's address do not count before a new note; then those since the erasure do. */
const isRemembered = (memory: string) =>
  `(${memory}.forgotten_at is null or ${memory}.line is not null and completed_at > ${memory}.forgotten_at)`;

const lineOf = (memory: string) =>
  `json_build_object('text', ${memory}.line, 'notedBy', ${memory}.noted_by, 'notedAt', ${memory}.noted_at, 'address', ${memory}.address)`;

/**
 * $1: today, $2: `MergedGuest[]`. Each part of the union uses a partial index on past visits.
 * @param requests rows with id, customer_email and customer_phone
 */
const memoriesOf = (requests: string) => `
  select request.id, past.visits, past.telephone_until as "telephoneUntil",
    case when memory.line is not null then ${lineOf('memory')} end as line, other.lines as "otherLines"
  from (${requests}) request
    left join guest_memories memory on memory.address = ${ADDRESS}
    left join jsonb_to_recordset($2::jsonb) as merged (address text, others text[]) on merged.address = ${ADDRESS}
    cross join lateral (
      select coalesce(json_agg(${lineOf('theirs')} order by theirs.noted_at desc), '[]') as lines
      from guest_memories theirs where theirs.address = any(merged.others) and theirs.line is not null
    ) other
    cross join lateral (
      select count(*) filter (where outcome = 'completed')::int as visits,
        to_char(max(preferred_date::date + interval '12 months') filter (
          where outcome = 'no-show' and preferred_date::date + interval '12 months' > $1::date), 'YYYY-MM-DD') as telephone_until
      from (
        select id, outcome, preferred_date from reservation_requests
          where outcome is not null and lower(customer_email) = ${ADDRESS} and ${isRemembered('memory')}
        union all
        select id, outcome, preferred_date from reservation_requests
          where outcome is not null and customer_email is null and ${numberIn('customer_phone')} = ${NUMBER}
            and ${isRemembered('memory')}
        union all
        select id, outcome, preferred_date from reservation_requests
            left join guest_memories theirs on theirs.address = lower(customer_email)
          where outcome is not null and lower(customer_email) = any(merged.others) and ${isRemembered('theirs')}
      ) visit
      where visit.id is distinct from request.id
    ) past`;

const OPEN = `from reservation_requests where status in ('pending', 'confirmed') and preferred_date >= $1`;

export const OF_OPEN = `select * from (${memoriesOf(`select id, customer_email, customer_phone ${OPEN}`)}) known
  where visits > 0 or "telephoneUntil" is not null or line is not null or json_array_length("otherLines") > 0`;

export const OF_REQUEST = memoriesOf(
  'select id, customer_email, customer_phone from reservation_requests where id = $3',
);

const OF_GUEST = memoriesOf('select null::uuid as id, $3 as customer_email, $4 as customer_phone');

const OF_ADDRESS = memoriesOf('select null::uuid as id, $3 as customer_email, null as customer_phone');

type Contact = Pick<Reservation, 'customerEmail' | 'customerPhone'>;

type LineRow = Omit<OtherGuestLine, 'notedAt'> & { readonly notedAt: string };

type Row = Omit<RememberedGuest, 'line' | 'otherLines'> & {
  readonly line: LineRow | null;
  readonly otherLines: readonly LineRow[];
};

const lineIn = (line: LineRow): OtherGuestLine => ({ ...line, notedAt: new Date(line.notedAt) });

function rememberedIn({ line, otherLines, ...guest }: Row): RememberedGuest {
  if (!line) return { ...guest, line, otherLines: otherLines.map(lineIn) };
  const { address: _, ...own } = lineIn(line);
  return { ...guest, line: own, otherLines: otherLines.map(lineIn) };
}

@Injectable()
export class PgGuestMemories implements GuestMemories {
  constructor(
    private readonly database: Database,
    private readonly addresses: GuestAddresses,
  ) {}

  async ofOpenRequests(today: string): Promise<RememberedGuest[]> {
    const merged = await this.mergedAmong(`select distinct lower(customer_email) as address ${OPEN}`, today);
    return (await this.database.query<Row[]>(OF_OPEN, [today, merged])).map(rememberedIn);
  }

  async ofRequest(id: string, today: string): Promise<GuestMemory> {
    const merged = await this.mergedAmong(
      'select lower(customer_email) as address from reservation_requests where id = $1',
      id,
    );
    const [row] = await this.database.query<Row[]>(OF_REQUEST, [today, merged, id]);
    return row ? rememberedIn(row) : NOTHING;
  }

  async isToBeCalled({ customerEmail, customerPhone }: Contact, today: string): Promise<boolean> {
    const merged = await this.mergedOf(customerEmail);
    const [row] = await this.database.query<Row[]>(OF_GUEST, [
      today,
      JSON.stringify(merged),
      customerEmail,
      customerPhone,
    ]);
    return (row?.telephoneUntil ?? null) !== null;
  }

  async ofAddress(address: string, today: string): Promise<GuestMemory> {
    const [row] = await this.database.query<Row[]>(OF_ADDRESS, [today, '[]', address]);
    return row ? rememberedIn(row) : NOTHING;
  }

  async write(address: string, line: GuestLine | null, insteadOf: string | null): Promise<boolean> {
    const [text, by, at] = line ? [line.text, line.notedBy, line.notedAt] : [null, null, null];
    const written =
      insteadOf === null
        ? await this.database.query(
            `insert into guest_memories as memory (address, line, noted_by, noted_at) values (lower($1), $2, $3, $4)
             on conflict (address) do update set line = $2, noted_by = $3, noted_at = $4 where memory.line is null returning 1`,
            [address, text, by, at],
          )
        : await this.database.query(
            `update guest_memories set line = $2, noted_by = $3, noted_at = $4 where address = lower($1) and line = $5 returning 1`,
            [address, text, by, at, insteadOf],
          );
    return written.length > 0;
  }

  async forget(address: string, now: Date): Promise<void> {
    const others = (await this.mergedOf(address)).flatMap((guest) => guest.others);
    await this.database.query(
      `insert into guest_memories (address, forgotten_at) select lower(address), $2 from unnest($1::text[]) address
       on conflict (address) do update set line = null, noted_by = null, noted_at = null, forgotten_at = $2`,
      [[address, ...others], now],
    );
  }

  private async mergedAmong(addresses: string, value: string): Promise<string> {
    const rows = await this.database.query<{ address: string | null }[]>(addresses, [value]);
    const known = rows.flatMap(({ address }) => (address === null || address === ERASED_GUEST.email ? [] : [address]));
    return JSON.stringify(await this.addresses.merged(known));
  }

  private mergedOf(address: string | null): Promise<MergedGuest[]> {
    return this.addresses.merged(address === null ? [] : [address.toLowerCase()]);
  }
}
