import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inDatabase } from './database';

interface Mailing {
  readonly dataDir: string;
  work(): Promise<void>;
}

/** How far the mails to an address, and the jobs that wait, have come. */
const STANDING = `
  select kind as what, status, attempts::text || coalesce(', ' || last_error, '') as detail from outgoing_mails where recipient = $1
  union all
  select name, state::text, 'due ' || min(start_after)::text || ', ' || count(*) from pgboss.job where state < 'completed' group by name, state`;

/**
 * Waits until the server under test has mailed this address something with such a subject.
 *
 * @param house one of a test's own, and what moves it on
 */
export async function mailTo(address: string, subject: RegExp, house?: Mailing): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    await house?.work();
    found = (await allTo(address, house?.dataDir)).find((mail) => subject.test(mail.subject ?? ''));
    return found?.subject;
  };
  // What a decision says waits until it can no longer be taken back, and for a worker to look again.
  const message = `a mail to ${address} with a subject like ${String(subject)}`;
  await expect
    .poll(look, { message, timeout: 90_000 })
    .toMatch(subject)
    .catch(async (error: unknown) => {
      console.error(message, await inDatabase(STANDING, [address], house?.dataDir));
      throw error;
    });
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

export async function allTo(address: string, dataDir = process.env.E2E_DATA_DIR ?? ''): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
}
