import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ReplyIntake, type Taken } from '../../contexts/reservations/index.js';
import { withApplication } from './with-application.js';

/** Exit code with which mail servers queue an email and retry (EX_TEMPFAIL of sysexits.h). */
const TRY_AGAIN = 75;

const SAID: Record<Taken, string> = {
  kept: 'Kept with its request.',
  known: 'Known already: nothing is kept twice.',
  automatic: 'Not kept: a program wrote it.',
  unknown: 'Not kept: it answers no mail of ours about a table.',
};

/** Processes emails from the mailbox for guests' replies: files, or one on standard input. The product may be running. */
await withApplication(async (app) => {
  const intake = app.get(ReplyIntake, { strict: false });
  const files = process.argv.slice(2);
  for (const file of files) console.log(`${file}: ${SAID[await intake.take(await readFile(file))]}`);
  if (files.length === 0) console.log(SAID[await intake.take(await buffer(process.stdin))]);
});
if (process.exitCode) process.exitCode = TRY_AGAIN;
