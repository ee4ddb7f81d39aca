import type { Status } from '@/entities/house/house-status';
import { formatMoment } from '@/entities/restaurant';
import { useTryAgain } from '@/features/try-again';
import { failedBackup, lateBackup } from '../model/backup-words';
import { counted } from '../model/counted';
import styles from './house-status.module.css';

/** What was given up or does not go on, in words. */
export function HouseTroubles({ status }: { status: Status }) {
  const { send, isPending } = useTryAgain();
  const { failedMails, lostMails, parkedJobs, withheldMails, waitingMails, workWaitsSince, backup } = status;
  const isGivenUp = failedMails + parkedJobs > 0;
  return (
    <div role="status" className={styles.line}>
      {failedMails > 0 && <span>{counted(failedMails, 'mail', 'mails')} could not be sent.</span>}
      {lostMails > 0 && (
        <span>
          {counted(lostMails, 'email was', 'emails were')} withdrawn and not replaced: please check with recent guests
          that they know about their tables.
        </span>
      )}
      {parkedJobs > 0 && <span>{counted(parkedJobs, 'notification waits', 'notifications wait')} for a repair.</span>}
      {waitingMails && (
        <span>
          {counted(waitingMails.count, 'mail waits', 'mails wait')} since {formatMoment(waitingMails.since)}:{' '}
          {waitingMails.reason}.
        </span>
      )}
      {workWaitsSince && (
        <span>Mail and publications wait since {formatMoment(workWaitsSince)}: no process takes them up.</span>
      )}
      {withheldMails > 0 && (
        <span>
          {counted(withheldMails, 'mail was', 'mails were')} held back in the last 24 hours: forms were sent far more
          often than guests send them. What was sent is all here.
        </span>
      )}
      {backup?.failed && <span>{failedBackup(backup.failed)}</span>}
      {backup?.isLate && <span>{lateBackup(backup)}</span>}
      {isGivenUp && (
        <button
          type="button"
          className={styles.again}
          disabled={isPending}
          onClick={() => {
            send(undefined);
          }}
        >
          Try again
        </button>
      )}
    </div>
  );
}
