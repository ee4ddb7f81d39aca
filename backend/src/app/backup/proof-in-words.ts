import path from 'node:path';
import { newestEventIn, requestsIn } from './manifest.js';
import type { Proof } from './prove-newest.js';

/** What a trial showed, for whoever ran it: also where the backup came from, since one beside the data shows nothing of one elsewhere. */
export function proofInWords({ file, manifest, tookMs, fetchedFrom, removed }: Proof): string {
  const requests = requestsIn(manifest);
  const fetched = fetchedFrom === null ? '' : `fetched from ${fetchedFrom} and `;
  const held = [
    `${String(Object.keys(manifest.tables).length)} tables`,
    `${String(requests)} ${requests === 1 ? 'request' : 'requests'}`,
    `newest from ${newestEventIn(manifest)?.toISOString() ?? 'nothing'}`,
  ].join(', ');
  const proven = `${path.basename(file)} was ${fetched}restored in ${String(Math.ceil(tookMs / 1_000))} s: ${held}.`;
  if (removed === null)
    return `${proven}\nOlder backups in ${fetchedFrom ?? 'the folder'} stay: this account may not remove them. A rule of the bucket should end them.`;
  return removed > 0 ? `${proven}\n${String(removed)} backups of more than 14 days were removed.` : proven;
}
