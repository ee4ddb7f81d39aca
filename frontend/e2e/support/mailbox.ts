import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inDatabase } from './database';

/** Emails about decisions are held back for some seconds so that they can be undone; tests do not wait for that. */
const HURRY_HELD_MAIL = `
  with held as (
    update pgboss.job set start_after = now()
    where name = 'mail' and state in ('created', 'retry') and start_after between now() and now() + interval '2 minutes'
    returning name
  )
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from held) as queues`;

interface Mailing {
  readonly dataDir: string;
  work(): Promise<void>;
}

/** The state of an address's requests and emails, and of waiting jobs, for failure messages. */
const STANDING = `
  select kind as what, status, attempts::text || coalesce(', ' || last_error, '') as detail from outgoing_mails where recipient = $1
  union all
  select 'request', status, concat_ws(', ', 'waits since ' || waits_since, 'offered until ' || offered_until)
  from reservation_requests where customer_email = $1
  union all
  select name, state::text, concat_ws(', ', count(*), 'due ' || min(start_after), max(output::text))
  from pgboss.job where state <> 'completed' group by name, state`;

/**
 * Waits until the product has emailed this address with such a subject.
 * @param product a test's own product, and how to run its due work
 */
export async function mailTo(address: string, subject: RegExp, product?: Mailing): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    await (product ? product.work() : inDatabase(HURRY_HELD_MAIL));
    found = (await allTo(address, product?.dataDir)).find((mail) => subject.test(mail.subject ?? ''));
    return found?.subject;
  };
  const message = `a mail to ${address} with a subject like ${String(subject)}`;
  await expect
    .poll(look, { message, timeout: 90_000, intervals: [100, 200, 400] })
    .toMatch(subject)
    .catch(async (error: unknown) => {
      const state = JSON.stringify(await inDatabase(STANDING, [address], product?.dataDir), null, 1);
      throw new Error(`${message} did not arrive; its emails and the waiting jobs: ${state}`, { cause: error });
    });
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

export async function allTo(address: string, dataDir = process.env.E2E_DATA_DIR ?? ''): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((file) => parsed(path.join(folder, file))));
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
}

/** Emails by file: hundreds have come by the end of a run, and waiting for one looks at all of them every few moments. */
const known = new Map<string, Promise<Email>>();

async function parsed(file: string): Promise<Email> {
  const email = known.get(file) ?? readFile(file).then((content) => PostalMime.parse(content));
  known.set(file, email);
  return email;
}
