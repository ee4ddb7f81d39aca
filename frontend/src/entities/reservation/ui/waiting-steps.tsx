import { Button } from 'antd';
import { useQueuedMutations } from '@/shared/api';
import { changeOf, type Reservation } from '../api/reservation.calls';
import styles from './waiting-steps.module.css';

/** Queued steps of a reservation; the newest can be undone until it is sent. */
export function WaitingSteps({ of: { id, customerName } }: { of: Pick<Reservation, 'id' | 'customerName'> }) {
  const waiting = useQueuedMutations(changeOf(id));
  const newest = waiting.at(-1);
  if (!newest) return null;
  return (
    <p className={styles.waiting}>
      <span>
        <strong>{newest.takeBack ? 'Waiting to be sent:' : 'Not sent yet:'}</strong>{' '}
        {waiting.map(({ step }) => step).join(', ')}
      </span>
      {newest.takeBack && (
        <Button size="small" aria-label={`Undo: ${newest.step}, ${customerName}`} onClick={newest.takeBack}>
          Undo
        </Button>
      )}
    </p>
  );
}
