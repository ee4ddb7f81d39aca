import { query } from '../bench/cluster.mjs';
import { seedContacts, withoutIndexes } from '../bench/seed-contacts.mjs';
import { seed, seedMessages } from '../bench/seed.mjs';

/** Sent emails are added in batches, because a single statement would generate as much WAL as the table is large. */
const BATCH_SIZE = 1_000_000;
const CAMPAIGN_OF = 20_000;

/** Data of a restaurant after many years: requests with their audit log, contacts, and a row for every email ever sent. */
export async function fill(url, { requests, contacts, history }) {
  await seed(url, { rows: requests, current: 10_000 });
  await seedMessages(url, { rows: 20_000 });
  await seedContacts(url, contacts);
  await seedHistory(url, history);
}

/** Campaigns to 20,000 each, a week apart, the newest of last week; opened, clicked, bounced and left as people do. */
async function seedHistory(url, rows) {
  console.log(`  adding ${rows.toLocaleString('en-US')} sent mails`);
  const indexes = await withoutIndexes(url, 'email_history');
  await query(
    url,
    `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, status, created_by, created_by_role, created_at)
     select uuidv7(-n * interval '7 days'), 'News ' || n, 'News', '<p>News</p>', '{"type": "all_opted_in"}', 'sent', 'Scale', 'manager',
       now() - n * interval '7 days'
     from generate_series(1, $1::int) as n`,
    [Math.ceil(rows / CAMPAIGN_OF)],
  );
  for (let first = 0; first < rows; first += BATCH_SIZE) {
    await query(
      url,
      `with campaigns as (select id, created_at, row_number() over (order by created_at desc) - 1 as number from email_campaigns where created_by = 'Scale')
       insert into email_history (id, campaign_id, recipient_email, recipient_name, subject, email_type, status, opened_at, clicked_at, sent_by,
         sent_by_role, sent_at, created_at, next_try_at)
       select uuidv7(campaigns.created_at - now()), campaigns.id, 'guest' || 1 + n % ${CAMPAIGN_OF} * 5 || '@guests.example', 'A guest', 'News', 'campaign',
         case when n % 200 = 0 then 'bounced' when n % 300 = 0 then 'unsubscribed' when n % 25 = 0 then 'clicked' when n % 3 = 0 then 'opened'
           else 'sent' end,
         case when n % 3 = 0 then campaigns.created_at end, case when n % 25 = 0 then campaigns.created_at end, 'Scale', 'manager',
         campaigns.created_at, campaigns.created_at, campaigns.created_at
       from generate_series($1::bigint, $2::bigint - 1) as n join campaigns on campaigns.number = n / ${CAMPAIGN_OF}`,
      [first, Math.min(first + BATCH_SIZE, rows)],
    );
  }
  for (const { definition } of indexes) await query(url, definition);
  await query(url, 'vacuum analyze email_history');
}
