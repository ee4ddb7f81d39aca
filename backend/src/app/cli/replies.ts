import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ReplyIntake, type Taken } from '../../contexts/reservations/index.js';
import { withApplication } from './with-application.js';

/** Exit code with which mail servers queue an email and retry (EX_TEMPFAIL of sysexits.h). */
const TRY_AGAIN = 75;

const OUTCOMES: Record<Taken, string> = {
  kept: 'Saved with its reservation.',
  known: 'Already saved: nothing is stored twice.',
  automatic: 'Not saved: a program wrote it.',
  unknown: 'Not saved: it does not reply to an email about a reservation.',
};

/** Processes emails from the mailbox for guests' replies: files, or one on standard input. The product may be running. */
await withApplication(async (app) => {
  const intake = app.get(ReplyIntake, { strict: false });
  const files = process.argv.slice(2);
  for (const file of files) console.log(`${file}: ${OUTCOMES[await intake.take(await readFile(file))]}`);
  if (files.length === 0) console.log(OUTCOMES[await intake.take(await buffer(process.stdin))]);
});
if (process.exitCode) process.exitCode = TRY_AGAIN;
