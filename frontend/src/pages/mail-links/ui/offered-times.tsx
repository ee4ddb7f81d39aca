import type { GuestTable } from '@/entities/guest-table';
import { areaWords } from '@/entities/reservation';
import { formatDate } from '@/entities/restaurant';
import { useTakeTime } from '../api/use-change-table';
import styles from './change-table.module.css';

interface OfferedTimesProps {
  token: string;
  table: Pick<GuestTable, 'offeredTimes'>;
}

/** One tap confirms, since the restaurant has offered these times. */
export function OfferedTimes({ token, table: { offeredTimes } }: OfferedTimesProps) {
  const { send, isPending } = useTakeTime(token);
  return (
    <div className={styles.buttons} role="group" aria-label="Available times">
      {offeredTimes.map((time) => (
        <button
          key={`${time.preferredDate} ${time.preferredTime}`}
          type="button"
          className="button button-amber"
          disabled={isPending}
          onClick={() => {
            send(time);
          }}
        >
          {formatDate(time.preferredDate)}, <span className={styles.unbroken}>{time.preferredTime}</span>
          {time.area && `, ${areaWords(time.area)}`}
        </button>
      ))}
    </div>
  );
}
