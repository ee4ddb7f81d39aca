import path from 'node:path';
import { newestEventIn, requestsIn } from './manifest.js';
import type { Proof } from './prove-newest.js';

/** Result of a trial restore for operators, including the origin of the backup: a local one proves nothing about off-site ones. */
export function proofInWords({ file, manifest, tookMs, fetchedFrom, removed }: Proof, timeZone: string): string {
  const requests = requestsIn(manifest);
  const newest = newestEventIn(manifest);
  const fetched = fetchedFrom === null ? '' : `fetched from ${fetchedFrom} and `;
  const held = [
    `${String(Object.keys(manifest.tables).length)} tables`,
    `${String(requests)} ${requests === 1 ? 'request' : 'requests'}`,
    newest ? `newest from ${inRestaurantTime(newest, timeZone)}` : 'no events yet',
  ].join(', ');
  const proven = `${path.basename(file)} was ${fetched}restored in ${String(Math.ceil(tookMs / 1_000))} s: ${held}.`;
  if (removed === null)
    return `${proven}\nOlder backups in ${fetchedFrom ?? 'the folder'} stay: this account may not remove them. A rule of the bucket should end them.`;
  return removed > 0 ? `${proven}\n${String(removed)} backups of more than 14 days were removed.` : proven;
}

/** Format for people in the restaurant: "Nov 27, 2026, 3:21 PM EST". */
export const inRestaurantTime = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'short',
    hour: 'numeric',
    minute: '2-digit',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
    .format(moment)
    .replaceAll('\u202f', ' ');
