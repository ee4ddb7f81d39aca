import type { RecipientCriteria, Segment, SegmentCondition, SegmentRule } from '../../domain/segment.js';
import type { Database } from '../../../../../platform/persistence/database.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { UnsureField } from '../../../templates/domain/index.js';
import { counterOfTags, countOf, hasAnyTag } from './contact.schema.js';
import { MANY_CONTACTS } from './segment-pages.js';

/** Adds a value to a statement's parameters and answers its place. */
type Bind = (value: unknown) => string;

/** SQL that is true for the contacts `c` of a segment. */
function isInSegment({ tags, conditions }: SegmentRule, bind: Bind): string {
  const ofTags = tags.length > 0 ? [hasAnyTag('c.tags', bind(tags))] : [];
  return ['true', ...ofTags, ...conditions.map((condition) => isTrue(condition, bind))].join(' and ');
}

function isTrue({ field, operator, value }: SegmentCondition, bind: Bind): string {
  const parameter = bind(value);
  switch (field) {
    case 'source':
      return operator === 'is' ? `c.source = ${parameter}` : `c.source <> ${parameter}`;
    case 'optInDate':
      return `c.email_opt_in and c.consent->>'at' ${operator === 'before' ? '<' : '>='} ${parameter}`;
    case 'totalVisits':
      return `c.total_visits ${operator === 'at_least' ? '>=' : '<='} ${parameter}::int`;
    case 'lastVisit':
      return `c.last_visit ${operator === 'within_days' ? '>=' : '<'} now() - ${parameter}::int * interval '1 day'`;
    case 'birthdayMonth':
      return `left(right(c.date_of_birth, 5), 2) = lpad(${parameter}::int::text, 2, '0')`;
  }
}

/** A statement whose parameters begin with $1. */
export interface AudienceStatement {
  readonly sql: string;
  readonly params: unknown[];
}

/** As `email_suppression_key` makes it, written out: the salt is then read once for all rows and not for each. */
const keyOf = (address: string) =>
  `sha256((select suppression_salt from email_settings) || convert_to(${address}, 'UTF8'))`;
const NAME = `btrim(c.first_name || ' ' || c.last_name)`;
/** True for contacts `c` that may be emailed now. */
export const MAY_BE_MAILED = `c.status = 'active' and c.email_opt_in
  and not exists (select from email_suppressions s where s.key = c.suppression_key)`;

/** True for an address `w` that was merged into a contact who has unsubscribed: they are one person. */
const LEFT_ELSEWHERE = `c.id is null and exists (select from customer_contacts o
    left join email_suppressions e on e.key = o.suppression_key
  where o.other_addresses @> array[w.address] and (o.status = 'unsubscribed' or e.reason in ('unsubscribed', 'complained')))`;

const SAMPLE = 1_000;
/** One contact in sixty-four has a smaller key, and is in the index of the sample. */
const SAMPLED_BELOW = '\\x04';

/**
 * SQL for everyone who matches the criteria and may be emailed now, each address once: `(contact_id uuid|null, email,
 * address, name, opted_in, active)`.
 * @param segment of the criteria; null if it was deleted
 */
export function audienceOf(criteria: RecipientCriteria, segment: Segment | null): AudienceStatement {
  const { params, bind } = parameters();
  if (criteria.type === 'custom') {
    const sql = `select c.id as contact_id, w.email, w.address, coalesce(${NAME}, '') as name,
        c.email_opt_in as opted_in, c.status = 'active' as active
      from (${ownList(criteria.emails, bind)}) w left join customer_contacts c on c.address = w.address
      where c.status is distinct from 'unsubscribed' and not (${LEFT_ELSEWHERE})
        and not exists (select from email_suppressions s where s.key = ${keyOf('w.address')})`;
    return { sql, params };
  }
  const sql = `select c.id as contact_id, c.email, c.address, ${NAME} as name, true as opted_in, true as active
    from customer_contacts c where ${named(criteria, segment, bind)} and ${MAY_BE_MAILED}`;
  return { sql, params };
}

/** SQL for one row with the numbers of `AudienceCounts`, except invalid addresses; `listed` is the number of all contacts. */
export function audienceCountsOf(criteria: RecipientCriteria, segment: Segment | null): AudienceStatement {
  const { params, bind } = parameters();
  if (criteria.type === 'custom') {
    const left = `case when c.status = 'unsubscribed' or s.reason in ('unsubscribed', 'complained') or (${LEFT_ELSEWHERE})
      then 'unsubscribed' when s.reason is not null then 'bounced' else 'recipients' end`;
    const parameter = criteria.emails.filter(isMailAddress).length;
    const from = `(${ownList(criteria.emails, bind)}) w left join customer_contacts c on c.address = w.address
      left join email_suppressions s on s.key = ${keyOf('w.address')}`;
    return { sql: counted(left, from, `${bind(parameter)}::int - count(*)::int`), params };
  }
  const left = `case when c.status = 'unsubscribed' or s.reason in ('unsubscribed', 'complained') then 'unsubscribed'
    when s.reason is not null then 'bounced' when c.status = 'inactive' then 'inactive'
    when not c.email_opt_in then 'notOptedIn' else 'recipients' end`;
  const from = `customer_contacts c left join email_suppressions s on s.key = c.suppression_key
    where ${named(criteria, segment, bind)}`;
  return { sql: counted(left, from, '0'), params };
}

/** The single row of a statement that counts. */
export async function figuresOf<Figures extends object>(
  database: Database,
  { sql, params }: AudienceStatement,
): Promise<Figures> {
  const [row] = await database.query<Figures[]>(sql, params);
  if (!row) throw new Error('A select of figures always has a row.');
  return row;
}

const COLUMN: Readonly<Record<UnsureField, string>> = {
  firstName: 'c.first_name',
  lastName: 'c.last_name',
  phone: 'c.phone',
  dateOfBirth: 'c.date_of_birth',
  lastVisit: 'c.last_visit::text',
  totalVisits: 'c.total_visits::text',
};

/** SQL for one row with the number of recipients, contacts and others, whose field is unknown; `listed` is the number of all contacts. */
export function unknownsOf(
  criteria: RecipientCriteria,
  segment: Segment | null,
  field: UnsureField,
): AudienceStatement {
  const { sql, params } = audienceOf(criteria, segment);
  const counted = `select count(contact_id)::int as contacts, (count(*) - count(contact_id))::int as strangers, ${countOf()} as listed
    from (${sql} and coalesce(btrim(${COLUMN[field]}), '') = '') lacking`;
  return { sql: counted, params };
}

/** SQL for one row with the number of contacts that match the rule, and of those that may be emailed. */
export function segmentCountsOf(rule: SegmentRule): AudienceStatement {
  const { params, bind } = parameters();
  const sql = `select count(*)::int as contacts,
      (count(*) filter (where c.status = 'active' and c.email_opt_in and s.key is null))::int as reachable,
      ${countOf()} as listed
    from customer_contacts c left join email_suppressions s on s.key = c.suppression_key where ${isInSegment(rule, bind)}`;
  return { sql, params };
}

/**
 * SQL for one row with the same, estimated from a sample of a thousand contacts, and with how many contacts the rule can name at most
 * (`candidates`). Keys are hashes, so the contacts with the smallest ones are a random sample. With few candidates there is no estimate.
 */
export function segmentEstimateOf(rule: SegmentRule): AudienceStatement {
  const { params, bind } = parameters();
  const tagged = rule.tags.length > 0 ? counterOfTags(bind(rule.tags)) : 'null::int';
  const share = (found: string) => `coalesce(round(listed::numeric * ${found} / nullif(sampled, 0)), 0)::int`;
  const sql = `with counts as materialized (select ${countOf()} as listed, ${tagged} as tagged),
    known as (select listed, least(listed, tagged) as candidates from counts),
    sample as (
      select suppression_key, ${isInSegment(rule, bind)} as fits, c.status = 'active' and c.email_opt_in as wants_mail
      from customer_contacts c where suppression_key < '${SAMPLED_BELOW}' order by suppression_key
      limit (select case when candidates < ${String(MANY_CONTACTS)} then 0 else ${String(SAMPLE)} end from known)
    )
    select ${share('contacts')} as contacts, ${share('reachable')} as reachable, listed, candidates
    from known, (
      select count(*) as sampled, count(*) filter (where fits) as contacts,
        count(*) filter (where fits and wants_mail and key is null) as reachable
      from sample left join email_suppressions on key = suppression_key and key < '${SAMPLED_BELOW}'
    ) found`;
  return { sql, params };
}

function named(criteria: Exclude<RecipientCriteria, { type: 'custom' }>, segment: Segment | null, bind: Bind): string {
  if (criteria.type === 'all_opted_in') return 'true';
  if (criteria.type === 'tags') return hasAnyTag('c.tags', bind(criteria.tags));
  return segment?.isActive ? isInSegment(segment, bind) : 'false';
}

/** Each address of the author's list once, spelled as in its first occurrence. */
const ownList = (emails: readonly string[], bind: Bind) =>
  `select distinct on (lower(email)) email, lower(email) as address
    from unnest(${bind(emails.filter(isMailAddress))}::text[]) with ordinality as own (email, place)
    order by lower(email), place`;

const LEFT_OUT = ['recipients', 'notOptedIn', 'inactive', 'unsubscribed', 'bounced'] as const;

const counted = (left: string, from: string, duplicates: string) => `
  select ${LEFT_OUT.map((why) => `(count(*) filter (where left_out = '${why}'))::int as "${why}"`).join(', ')},
    ${duplicates} as duplicates, ${countOf()} as listed
  from (select ${left} as left_out from ${from}) counted`;

function parameters(): { params: unknown[]; bind: Bind } {
  const params: unknown[] = [];
  return { params, bind: (value) => `$${String(params.push(value))}` };
}
