import { useQuery } from '@tanstack/react-query';
import { houseStatusQueries } from '@/entities/house/house-status';
import { formatMoment } from '@/entities/restaurant';
import { useTryAgain } from '@/features/try-again';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './house-status.module.css';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Tells the owner what was given up or does not go on; nothing when everything went out. */
export function HouseStatus() {
  const { data } = useQuery(houseStatusQueries.status());
  const { send, isPending } = useTryAgain();
  if (!data) return null;
  const { failedMails, parkedJobs, withheldMails, waitingMails, workWaitsSince, clientErrors } = data;
  const isGivenUp = failedMails + parkedJobs > 0;
  if (!isGivenUp && !waitingMails && !workWaitsSince && withheldMails + clientErrors === 0) return null;
  return (
    <div role="status" className={styles.line}>
      {failedMails > 0 && <span>{counted(failedMails, 'mail', 'mails')} could not be sent.</span>}
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
      {clientErrors > 0 && (
        <span>
          In the last 24 hours something failed {counted(clientErrors, 'time', 'times')} in a browser; the log says
          what.
        </span>
      )}
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
