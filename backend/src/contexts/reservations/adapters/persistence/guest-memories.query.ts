import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { ERASED_GUEST, type GuestLine, type GuestMemory, NOTHING } from '../../domain/guest-memory.js';
import type { GuestMemories, RememberedGuest } from '../../domain/ports.js';
import type { Reservation } from '../../domain/reservation.js';

/** The last digits of a number, which are the same with and without the country code; same expression as in the index. */
const numberIn = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;

/** All erased guests share one address, which identifies no one. */
const ADDRESS = `nullif(lower(request.customer_email), '${ERASED_GUEST.email}')`;
const NUMBER = `case when length(${numberIn('request.customer_phone')}) >= 7 then ${numberIn('request.customer_phone')} end`;

/**
 * $1: today. Each part of the union uses a partial index on past visits.
 * @param requests rows with id, customer_email and customer_phone
 */
const memoriesOf = (requests: string) => `
  select request.id, past.visits, past.telephone_until as "telephoneUntil",
    case when kept.line is not null then
      json_build_object('text', kept.line, 'notedBy', kept.noted_by, 'notedAt', kept.noted_at) end as line
  from (${requests}) request
    left join guest_memories kept on kept.address = ${ADDRESS}
    cross join lateral (
      select count(*) filter (where outcome = 'completed')::int as visits,
        to_char(max(preferred_date::date + interval '12 months') filter (
          where outcome = 'no-show' and preferred_date::date + interval '12 months' > $1::date), 'YYYY-MM-DD') as telephone_until
      from (
        select id, outcome, preferred_date, completed_at from reservation_requests
          where outcome is not null and lower(customer_email) = ${ADDRESS}
        union all
        select id, outcome, preferred_date, completed_at from reservation_requests
          where outcome is not null and customer_email is null and ${numberIn('customer_phone')} = ${NUMBER}
      ) visit
      where visit.id is distinct from request.id
        and (kept.forgotten_at is null or kept.line is not null and completed_at > kept.forgotten_at)
    ) past`;

export const OF_OPEN = `select * from (${memoriesOf(`select id, customer_email, customer_phone from reservation_requests
    where status in ('pending', 'confirmed') and preferred_date >= $1`)}) known
  where visits > 0 or "telephoneUntil" is not null or line is not null`;

export const OF_REQUEST = memoriesOf(
  'select id, customer_email, customer_phone from reservation_requests where id = $2',
);

const OF_GUEST = memoriesOf('select null::uuid as id, $2 as customer_email, $3 as customer_phone');

const OF_ADDRESS = memoriesOf('select null::uuid as id, $2 as customer_email, null as customer_phone');

type Contact = Pick<Reservation, 'customerEmail' | 'customerPhone'>;

type Row = Omit<RememberedGuest, 'line'> & {
  readonly line: (Omit<GuestLine, 'notedAt'> & { readonly notedAt: string }) | null;
};

const rememberedIn = ({ line, ...guest }: Row): RememberedGuest => ({
  ...guest,
  line: line && { ...line, notedAt: new Date(line.notedAt) },
});

@Injectable()
export class PgGuestMemories implements GuestMemories {
  constructor(private readonly database: Database) {}

  async ofOpenRequests(today: string): Promise<RememberedGuest[]> {
    return (await this.database.query<Row[]>(OF_OPEN, [today])).map(rememberedIn);
  }

  async ofRequest(id: string, today: string): Promise<GuestMemory> {
    const [row] = await this.database.query<Row[]>(OF_REQUEST, [today, id]);
    return row ? rememberedIn(row) : NOTHING;
  }

  async isToBeCalled({ customerEmail, customerPhone }: Contact, today: string): Promise<boolean> {
    const [row] = await this.database.query<Row[]>(OF_GUEST, [today, customerEmail, customerPhone]);
    return (row?.telephoneUntil ?? null) !== null;
  }

  async ofAddress(address: string, today: string): Promise<GuestMemory> {
    const [row] = await this.database.query<Row[]>(OF_ADDRESS, [today, address]);
    return row ? rememberedIn(row) : NOTHING;
  }

  async write(address: string, line: GuestLine | null, insteadOf: string | null): Promise<boolean> {
    const [text, by, at] = line ? [line.text, line.notedBy, line.notedAt] : [null, null, null];
    const written =
      insteadOf === null
        ? await this.database.query(
            `insert into guest_memories as kept (address, line, noted_by, noted_at) values (lower($1), $2, $3, $4)
             on conflict (address) do update set line = $2, noted_by = $3, noted_at = $4 where kept.line is null returning 1`,
            [address, text, by, at],
          )
        : await this.database.query(
            `update guest_memories set line = $2, noted_by = $3, noted_at = $4 where address = lower($1) and line = $5 returning 1`,
            [address, text, by, at, insteadOf],
          );
    return written.length > 0;
  }

  async forget(address: string, now: Date): Promise<void> {
    await this.database.query(
      `insert into guest_memories (address, forgotten_at) values (lower($1), $2)
       on conflict (address) do update set line = null, noted_by = null, noted_at = null, forgotten_at = $2`,
      [address, now],
    );
  }
}
