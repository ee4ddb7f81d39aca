import { formatDay, hoursOn } from '@/entities/restaurant';
import { nearestOpenTimes, type OpenTime } from '../model/open-times';
import styles from './outside-hours-hint.module.css';

interface OutsideHoursHintProps {
  date: string;
  time: string;
  today: string;
  onPick: (openTime: OpenTime) => void;
}

export function OutsideHoursHint({ date, time, today, onPick }: OutsideHoursHintProps) {
  const openTimes = nearestOpenTimes(date, time, today);
  const isClosedAllDay = hoursOn(date) === null;
  return (
    <div className={styles.hint}>
      <p>
        <strong>
          {isClosedAllDay ? `We are closed on ${formatDay(date)}.` : `${time} is outside our opening hours that day.`}
        </strong>{' '}
        You can send the request all the same, and we will see what we can do. These times are open:
      </p>
      <ul>
        {openTimes.map((openTime) => (
          <li key={openTime.date}>
            <button type="button" onClick={() => onPick(openTime)}>
              {formatDay(openTime.date)}, {openTime.slot}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
