import type { GuestTable, LateMinutes } from '@/entities/guest-table';
import { useSayLate } from '../api/use-change-table';
import styles from './change-table.module.css';

const MINUTES: readonly LateMinutes[] = [10, 20, 30];

interface LateChoiceProps {
  token: string;
  table: GuestTable;
}

/** One tap, for guests on their way. */
export function LateChoice({ token, table: { lateByMinutes } }: LateChoiceProps) {
  const { send, isPending } = useSayLate(token);
  return (
    <div className={styles.buttons} role="group" aria-label="How late you’ll be">
      {MINUTES.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className="button button-outline"
          aria-pressed={lateByMinutes === minutes}
          disabled={isPending}
          onClick={() => {
            send(minutes);
          }}
        >
          {minutes} minutes
        </button>
      ))}
    </div>
  );
}
