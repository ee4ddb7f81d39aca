import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../cluster.mjs';

const POLL_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 10_000;
const line = '<p>What the kitchen has planned for the week, and what is new on the wall of glass.</p>\n';
/** About 10 KB as an email with both parts encoded. */
const HTML = `<h1>Hello {{firstName}}</h1><p><a href="https://bistro.example/menu">The menu</a></p>${line.repeat(62)}`;

export async function addContacts(url, count) {
  console.log(`  adding ${shown(count)} contacts`);
  await query(
    url,
    `insert into customer_contacts (id, first_name, last_name, email, email_opt_in, tags)
     select uuidv7(), 'Guest ' || i, 'of ' || $1::int, 'guest' || i || '@list' || $1 || '.example', true, array['list' || $1]
     from generate_series(1, $1) i`,
    [count],
  );
  await query(url, 'vacuum analyze customer_contacts');
}

/** Starts a campaign to this number of contacts. */
export async function startCampaign(url, count) {
  const id = randomUUID();
  await query(
    url,
    `insert into email_campaigns (id, name, subject, html_content, text_content, recipient_criteria, status, created_by, created_by_role)
     values ($1, 'News', 'Hello {{firstName}}', $2, 'Hello {{firstName}}, come by.', $3, 'sending', 'The Owner', 'admin')`,
    [id, HTML, JSON.stringify({ type: 'tags', tags: [`list${count}`] })],
  );
  return id;
}

/**
 * Sends a campaign to that number of contacts, and prints its progress.
 * @param look called every half second
 * @returns what the mail server has received
 */
export async function sendCampaign(url, count, ask, look = () => '') {
  await ask('reset');
  // Each round sends to the same contacts.
  await query(url, 'update email_settings set one_campaign_per_week = false');
  const id = await startCampaign(url, count);
  const isSent = async () => {
    const remark = look();
    const { mails } = await ask('tell');
    tell(() => `  ${shown(mails)} of ${shown(count)} mails ${remark}`);
    return holds(url, `(select status = 'sent' from email_campaigns where id = $1)`, [id]);
  };
  const tell = throttledLog();
  while (!(await isSent())) await sleep(POLL_INTERVAL_MS);
  const result = await ask('reset');
  if (result.mails !== count) throw new Error(`${result.mails} mails came of ${count}.`);
  return result;
}

export async function setLimits(url, perSecond) {
  await query(url, 'update email_settings set per_second = $1, per_hour = 1000000000, per_day = 1000000000', [
    perSecond,
  ]);
}

export async function until(url, condition, values) {
  while (!(await holds(url, condition, values))) await sleep(POLL_INTERVAL_MS);
}

export const shown = (number) => Math.round(number).toLocaleString('en-US');

async function holds(url, condition, values) {
  const { rows } = await query(url, `select ${condition} as holds`, values);
  return rows[0].holds;
}

function throttledLog() {
  let lastReportAt = Date.now();
  return (words) => {
    if (Date.now() - lastReportAt < LOG_INTERVAL_MS) return;
    lastReportAt = Date.now();
    console.log(words());
  };
}
