import { Button } from 'antd';
import { changeOf, type Reservation } from '@/entities/reservation';
import { useWaitingChanges } from '@/shared/api';
import styles from './waiting-steps.module.css';

/** What was tapped on a reservation while the line was gone; the newest can be taken back. */
export function WaitingSteps({ of: { id, customerName } }: { of: Pick<Reservation, 'id' | 'customerName'> }) {
  const waiting = useWaitingChanges(changeOf(id));
  const newest = waiting.at(-1);
  if (!newest) return null;
  return (
    <p className={styles.waiting}>
      <span>
        <strong>Waits for the line:</strong> {waiting.map(({ step }) => step).join(', ')}
      </span>
      <Button size="small" aria-label={`Take back: ${newest.step}, ${customerName}`} onClick={newest.takeBack}>
        Take back
      </Button>
    </p>
  );
}
