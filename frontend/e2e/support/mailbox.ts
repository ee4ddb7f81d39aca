import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Waits until the server under test has mailed this address something with such a subject. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await allTo(address)).find((mail) => subject.test(mail.subject ?? ''));
        return found?.subject;
      },
      // What a decision says waits until it can no longer be taken back, and for a worker to look again.
      { message: `a mail to ${address} with a subject like ${String(subject)}`, timeout: 90_000 },
    )
    .toMatch(subject);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

export async function allTo(address: string): Promise<Email[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
}
