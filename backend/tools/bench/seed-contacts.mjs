import { query } from './cluster.mjs';

const FIRST_NAMES = ['Ana', 'Ben', 'Chloe', 'Dimitri', 'Esther', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const LAST_NAMES = [
  'Abara',
  'Bianchi',
  'Castillo',
  'Dubois',
  'Eriksen',
  'Fontaine',
  'Gruber',
  'Haddad',
  'Ivanov',
  'Jansen',
];
/** One in a hundred. */
export const SOME_NAME = 'Okafor';
const CAMPAIGNS = {
  everybody: { type: 'all_opted_in' },
  tag: { type: 'tags', tags: ['terrace'] },
};

/** A list as it grows over the years, with a few segments and campaigns that are not sent yet. */
export async function seedContacts(url, count) {
  console.log(`  adding ${count.toLocaleString('en-US')} contacts`);
  const indexes = await withoutIndexes(url, 'customer_contacts');
  await query(
    url,
    `insert into customer_contacts (id, first_name, last_name, email, phone, date_of_birth, tags, email_opt_in, consent, last_visit,
       total_visits, source, status, created_at, updated_at)
     select uuidv7(age), ($2::text[])[1 + n % 10], case when n % 100 = 0 then $4 else ($3::text[])[1 + n / 10 % 10] end,
       'guest' || n || '@guests.example', '+1 904 555 ' || lpad((n % 10000)::text, 4, '0'),
       (date '1950-01-01' + (n % 18000)::int)::text,
       case when n % 1000 = 0 then array['tasting', 'regular'] when n % 3 = 0 then array['regular'] when n % 20 = 1 then array['terrace']
         else array[]::text[] end,
       n % 4 > 0, case when n % 4 > 0 then jsonb_build_object('at', now() + age, 'how', 'import', 'wording', 'Signed the guest book') end,
       case when n % 5 > 0 then now() - (n % 900) * interval '1 day' end, n % 23, (array['website', 'import', 'reservation'])[1 + n % 3],
       case when n % 50 = 0 then 'unsubscribed' when n % 15 = 0 then 'inactive' else 'active' end, now() + age, now() + age
     from (select n, (n - $1::bigint) * interval '1 minute' - interval '1 day' as age from generate_series(1, $1::bigint) n) people`,
    [count, FIRST_NAMES, LAST_NAMES, SOME_NAME],
  );
  for (const { definition } of indexes) await query(url, definition);
  await query(
    url,
    `insert into email_suppressions (key, reason)
     select email_suppression_key(address), case when status = 'unsubscribed' then 'unsubscribed' else 'bounced' end
     from customer_contacts where status = 'unsubscribed' or substr(address, 6, 2) = '77'`,
  );
  await query(
    url,
    `insert into contact_segments (id, name, tags, conditions, created_by, created_by_role) values
       (uuidv7(), 'Everybody', '{}', '[]', 'Bench', 'admin'),
       (uuidv7(), 'Regulars', '{regular}', '[{"field": "totalVisits", "operator": "at_least", "value": 5}]', 'Bench', 'admin'),
       (uuidv7(), 'Missed', '{}', '[{"field": "lastVisit", "operator": "before_days", "value": 365}]', 'Bench', 'admin'),
       (uuidv7(), 'Tasting', '{tasting}', '[{"field": "birthdayMonth", "operator": "is", "value": 11}]', 'Bench', 'admin')`,
  );
  const criteria = { ...CAMPAIGNS, segment: { type: 'segment', segmentId: await idOf(url, 'Regulars') } };
  for (const [name, recipients] of Object.entries(criteria)) {
    await query(
      url,
      `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, status, created_by, created_by_role)
       values (uuidv7(), $1, 'News', '<p>News</p>', $2, 'draft', 'Bench', 'admin')`,
      [name, JSON.stringify(recipients)],
    );
  }
  await query(url, 'vacuum analyze');
}

/** Making an index of all rows takes a fraction of adding to it row by row. */
export async function withoutIndexes(url, table) {
  const { rows } = await query(
    url,
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { name } of rows) await query(url, `drop index ${name}`);
  return rows;
}

export async function campaignIdOf(url, name) {
  const { rows } = await query(url, 'select id from email_campaigns where name = $1', [name]);
  return rows[0].id;
}

async function idOf(url, segment) {
  const { rows } = await query(url, 'select id from contact_segments where name = $1', [segment]);
  return rows[0].id;
}
