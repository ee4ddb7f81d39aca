import { randomUUID } from 'node:crypto';

/** Starts a campaign to that number of people, at that rate per second. @param rows queries the database */
export async function beginCampaign(rows, recipients, perSecond) {
  const id = randomUUID();
  await rows(`update email_settings set per_second = ${perSecond}, per_hour = 100000000, per_day = 100000000`);
  await rows(
    `insert into customer_contacts (id, first_name, last_name, email, email_opt_in)
     select uuidv7(), 'Guest', i::text, 'reads' || i || '@guests.example', true from generate_series(1, $1::int) i`,
    [recipients],
  );
  await rows(
    `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, status, created_by, created_by_role)
     values ($1, 'News', 'Hello {{firstName}} {{lastName}}', '<p>Hello {{firstName}}, <a href="https://bistro.example/">come by</a></p>',
       '{"type":"all_opted_in"}', 'sending', 'The Owner', 'admin')`,
    [id],
  );
  return id;
}

export async function campaignOf(rows, id) {
  const [campaign] = await rows(
    `select status, (select count(*)::int from email_history where campaign_id = c.id and status = 'queued') as queued
     from email_campaigns c where id = $1`,
    [id],
  );
  return campaign;
}

/** Whether all emails of the campaign, and all to guests and the restaurant, have been sent. */
export async function isAllSent(rows, campaign) {
  const [{ waiting }] = await rows(
    `select (select count(*) from waiting_events)::int + (select count(*) from outgoing_mails where status = 'queued')::int
       + (select count(*) from pgboss.job where name like 'listener/%' and state in ('created', 'retry', 'active'))::int as waiting`,
  );
  return waiting === 0 && (await campaignOf(rows, campaign)).status === 'sent';
}
