import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** Why two contacts may be one person, strongest first. */
export const DUPLICATE_REASONS = ['email', 'name-and-birthday', 'name-and-phone', 'phone', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

interface SuggestedContact {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

export interface DuplicatePair {
  readonly reason: DuplicateReason;
  readonly contacts: readonly [SuggestedContact, SuggestedContact];
}

/** A phone number shared by more contacts is a company's. */
const MAX_WITH_A_KEY = 5;
const SHOWN = 50;

const groups = (reason: DuplicateReason, keys: readonly string[], max: number) => `
  select ${String(DUPLICATE_REASONS.indexOf(reason) + 1)} as place, array_agg(id) as ids from customer_contacts
  where ${keys.map((key) => `${key} is not null`).join(' and ')}
  group by ${keys.join(', ')} having count(*) between 2 and ${String(max)}`;

const shown = (contact: string) =>
  `json_build_object('id', ${contact}.id, 'firstName', ${contact}.first_name, 'lastName', ${contact}.last_name,
    'email', ${contact}.email, 'phone', ${contact}.phone)`;

/**
 * Each part of the union reads one index alone, and only the pairs that are shown read contacts. A name that three
 * contacts share is a common name, so a name alone suggests only two.
 */
const PAIRS = `with shared as (
    ${[
      groups('email', ['email_key'], MAX_WITH_A_KEY),
      groups('name-and-birthday', ['name_key', 'date_of_birth'], MAX_WITH_A_KEY),
      groups('name-and-phone', ['phone_key', 'name_key'], MAX_WITH_A_KEY),
      groups('phone', ['phone_key'], MAX_WITH_A_KEY),
      groups('name', ['name_key'], 2),
    ].join(' union all ')}
  ), pair as (
    select a as one, b as other, min(place) as place from shared, unnest(ids) a, unnest(ids) b
    where a < b and not exists (select from contact_distinctions d where d.one = a and d.other = b)
    group by a, b
  ), likeliest as (
    select *, count(*) over ()::int as total from pair order by place, other desc, one desc limit ${String(SHOWN)}
  )
  select (array[${DUPLICATE_REASONS.map((reason) => `'${reason}'`).join(', ')}])[place] as reason,
    json_build_array(${shown('a')}, ${shown('b')}) as contacts, total
  from likeliest l join customer_contacts a on a.id = l.one join customer_contacts b on b.id = l.other
  order by place, l.other desc, l.one desc`;

/** Contacts that may be one person. */
@Injectable()
export class DuplicateContacts {
  constructor(private readonly database: Database) {}

  /** The first pairs, and how many there are. */
  async find(): Promise<{ readonly total: number; readonly pairs: readonly DuplicatePair[] }> {
    const rows = await this.database.query<(DuplicatePair & { total: number })[]>(PAIRS);
    const pairs = rows.map(({ reason, contacts }) => ({ reason, contacts }));
    return { total: rows[0]?.total ?? 0, pairs };
  }
}
