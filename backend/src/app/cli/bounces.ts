import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { BounceIntake } from '../../contexts/email-marketing/index.js';
import { withApplication } from './with-application.js';

/** Processes emails from the bounce mailbox: files, or one on standard input. The product may be running. */
await withApplication(async (app) => {
  const intake = app.get(BounceIntake, { strict: false });
  const files = process.argv.slice(2);
  let count = 0;
  for (const file of files) count += await intake.takeMail(await readFile(file));
  if (files.length === 0) count = await intake.takeMail(await buffer(process.stdin));
  console.log(
    count === 1 ? '1 report was about a mail of ours.' : `${String(count)} reports were about mails of ours.`,
  );
});
