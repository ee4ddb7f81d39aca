import { useQuery } from '@tanstack/react-query';
import { partyLabel } from '@/entities/reservation';
import { availabilityQuery, type Wanted } from '../api';
import type { OpenTime } from '../model';
import { OpenTimes } from './open-times';
import styles from './outside-hours-hint.module.css';

interface FullTimeHintProps {
  wanted: Wanted;
  onPick: (openTime: OpenTime) => void;
}

/** Says that a time is full and offers open times near it and the waitlist; renders nothing while there is room. */
export function FullTimeHint({ wanted, onPick }: FullTimeHintProps) {
  const { data } = useQuery(availabilityQuery(wanted));
  if (!data?.isFull) return null;
  const openTimes = data.openTimes.map(({ preferredDate, preferredTime }) => ({
    date: preferredDate,
    slot: preferredTime,
  }));
  return (
    <div className={styles.hint}>
      <p>
        <strong>
          {wanted.preferredTime} is full for {partyLabel(wanted.partySize)}.
        </strong>
        {openTimes.length > 0 && ' These times are open:'}
      </p>
      <OpenTimes times={openTimes} onPick={onPick} />
      {data.hasWaitlist && (
        <label className={`choice ${styles.waitlist ?? ''}`}>
          <input type="checkbox" name="joinsWaitlist" value="true" /> Join the waitlist
        </label>
      )}
    </div>
  );
}
