import { useQuery } from '@tanstack/react-query';
import { deliveryQueries } from '@/entities/delivery';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './delivery-status.module.css';

const mails = (count: number) => `${formatNumber(count)} ${count === 1 ? 'mail' : 'mails'} could not be sent.`;

const notifications = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'notification waits' : 'notifications wait'} for a repair.`;

/** Tells the owner what was given up; nothing when everything went out. */
export function DeliveryStatus() {
  const { data } = useQuery(deliveryQueries.status());
  const { failedMails = 0, parkedJobs = 0 } = data ?? {};
  if (failedMails + parkedJobs === 0) return null;
  return (
    <p role="status" className={styles.line}>
      {failedMails > 0 && <span>{mails(failedMails)}</span>}
      {parkedJobs > 0 && <span>{notifications(parkedJobs)}</span>}
    </p>
  );
}
