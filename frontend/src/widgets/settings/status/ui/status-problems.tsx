import { Button, Flex } from 'antd';
import { statusQueries, type Status } from '@/entities/settings/status';
import { overviewQueries } from '@/entities/settings/overview';
import { formatMoment } from '@/entities/restaurant';
import { answer, apiAs, type Mutation, useRestMutation } from '@/shared/api';
import { failedBackup, lateBackup } from '../model/backup-words';
import { counted } from '@/shared/lib/numbers';
import styles from './server-status.module.css';

const retry: Mutation<undefined> = {
  send: () => answer(apiAs('admin').POST('/api/admin/status/try-again')),
  done: () => ({ title: 'Retrying', description: 'We’ll retry failed emails for another day.' }),
  failed: () => ({ title: 'Couldn’t retry', description: 'Try again in a moment' }),
  invalidates: [statusQueries.status().queryKey, overviewQueries.today().queryKey],
};

const useRetry = () => useRestMutation(retry);

/** What has failed or is stuck, in words. */
export function StatusProblems({ status }: { status: Status }) {
  const { send, isPending } = useRetry();
  const { failedMails, lostMails, parkedJobs, withheldMails, waitingMails, workWaitsSince, backup } = status;
  const isGivenUp = failedMails + parkedJobs > 0;
  const needsServerAdmin = Boolean(waitingMails ?? workWaitsSince ?? backup?.failed) || backup?.isLate;
  return (
    <Flex gap="4px 16px" wrap role="status" className={styles.line}>
      {failedMails > 0 && <span>{counted(failedMails, 'email', 'emails')} couldn’t be sent.</span>}
      {lostMails > 0 && (
        <span>
          {counted(lostMails, 'email was', 'emails were')} withdrawn and not replaced: please check with recent guests
          that they know about their tables.
        </span>
      )}
      {parkedJobs > 0 && (
        <span>{counted(parkedJobs, 'notification is waiting', 'notifications are waiting')} to be fixed.</span>
      )}
      {waitingMails && (
        <span>
          {counted(waitingMails.count, 'email is waiting', 'emails are waiting')} since{' '}
          {formatMoment(waitingMails.since)}: {waitingMails.reason}.
        </span>
      )}
      {workWaitsSince && (
        <span>Email and publishing have been stuck since {formatMoment(workWaitsSince)}: no worker is running.</span>
      )}
      {withheldMails > 0 && (
        <span>
          {counted(withheldMails, 'email was', 'emails were')} held back in the last 24 hours because forms were sent
          unusually often. All submissions are saved.
        </span>
      )}
      {backup?.failed && <span>{failedBackup(backup.failed)}</span>}
      {backup?.isLate && <span>{lateBackup(backup)}</span>}
      {needsServerAdmin && <span>Ask the person who runs your server to look at it (docs/operations.md).</span>}
      {isGivenUp && (
        <Button
          type="link"
          size="small"
          disabled={isPending}
          onClick={() => {
            send(undefined);
          }}
        >
          Try again
        </Button>
      )}
    </Flex>
  );
}
