import { AuditLogSeals, type AuditLogFault } from '../../contexts/audit-log/index.js';
import { withApplication } from './with-application.js';

const SAYS: Record<AuditLogFault['what'], string> = {
  changed: 'was changed after the day was sealed',
  missing: 'is missing',
  added: 'was added after the day was sealed',
  seal: 'the seal does not fit the lines of the day, or the seal of the day before',
};
const sentence = ({ day, eventId, what }: AuditLogFault) =>
  `${day}: ${eventId === null ? '' : `line ${eventId} `}${SAYS[what]}`;

/** Verifies that the audit log matches its seals and, given a seal from an email, that it is still part of the chain. */
const [mailed] = process.argv.slice(2);
await withApplication(async (app) => {
  const seals = app.get(AuditLogSeals, { strict: false });
  const { faults, days, lines, redactions, head } = await seals.check();
  for (const fault of faults) console.error(sentence(fault));
  const isMissing = mailed !== undefined && !(await seals.hasSeal(mailed));
  if (isMissing) console.error(`No day has the seal ${mailed}: the log has been sealed again since that email.`);
  const erased = redactions === 0 ? '' : `, of ${String(redactions)} of which personal data were erased`;
  console.log(`${String(days)} days with ${String(lines)} lines are sealed${erased}.`);
  if (head) console.log(`The newest seal is of ${head.day}: ${head.hash}`);
  if (faults.length > 0 || isMissing) process.exitCode = 1;
  else console.log('Nothing was changed, added or removed since.');
});
