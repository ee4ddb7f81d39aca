import type { BackupStatus } from '@/entities/settings/status';
import { formatMoment } from '@/entities/restaurant';
import { counted } from '@/shared/lib/numbers';

/** The state of backups when there is no problem. */
export function provenBackup({ proven }: BackupStatus): string {
  if (!proven) return 'First backup runs tonight at 3:10 AM, followed by a test restore.';
  const { at, tookSeconds, requests, newestAt } = proven;
  const newest = newestAt === null ? '' : `, newest from ${formatMoment(newestAt)}`;
  return `Backup, ${formatMoment(at)}: restored in ${duration(tookSeconds)}, ${counted(requests, 'request', 'requests')}${newest}.`;
}

export const failedBackup = ({ what, at, reason }: NonNullable<BackupStatus['failed']>) =>
  what === 'backup'
    ? `The backup of ${formatMoment(at)} failed: ${reason}`
    : `The test restore on ${formatMoment(at)} failed: ${reason}`;

export const lateBackup = ({ proven }: BackupStatus) =>
  proven
    ? `Backups are late. The last successful test restore was on ${formatMoment(proven.at)}.`
    : 'Backups are late. There has been no successful test restore yet.';

const duration = (seconds: number) =>
  seconds < 90
    ? counted(Math.max(1, seconds), 'second', 'seconds')
    : counted(Math.round(seconds / 60), 'minute', 'minutes');
