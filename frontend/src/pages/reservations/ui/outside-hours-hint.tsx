import { formatDay, noteOn, restaurantNow } from '@/entities/restaurant';
import { doubtAbout, nearestOpenTimes, type OpenTime } from '../model';
import { OpenTimes } from './open-times';
import styles from './outside-hours-hint.module.css';

interface OutsideHoursHintProps {
  date: string;
  time: string;
  onPick: (openTime: OpenTime) => void;
}

const REQUEST_ANYWAY = 'You can still send the request, and we’ll see what we can do. ';

/** Says why a request may not be granted and offers open times near it; otherwise renders nothing. */
export function OutsideHoursHint({ date, time, onPick }: OutsideHoursHintProps) {
  const now = restaurantNow();
  const doubt = doubtAbout(date, time, now);
  if (doubt === null) return null;
  const note = noteOn(date);
  const reason = {
    closed: `We are closed on ${formatDay(date)}${note ? ` (${note})` : ''}.`,
    outside: `${time} is outside our opening hours that day.`,
    past: `${time} has passed today.`,
  }[doubt];
  return (
    <div className={styles.hint}>
      <p>
        <strong>{reason}</strong> {doubt !== 'past' && REQUEST_ANYWAY}These times are open:
      </p>
      <OpenTimes times={nearestOpenTimes(date, time, now)} onPick={onPick} />
    </div>
  );
}
