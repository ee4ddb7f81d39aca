import { Button, Input, Segmented } from 'antd';
import { useId } from 'react';
import type { BoardRole } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { SoundSwitch } from '@/features/reservation/notice';
import { useNewDialog } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { type ServiceChoice, useServiceDate } from '../model/use-service-date';
import styles from './board-bar.module.css';
import { NewReplies } from './new-replies';

const loadEnterDialog = async () => (await import('@/features/reservation/enter')).EnterDialog;

/** What the board shows, and what is entered into it. */
export function BoardBar({ role }: { role: BoardRole }) {
  const newRequest = useNewDialog();
  const { date, choice, choose, chooseDate } = useServiceDate();
  const id = useId();
  const options: { value: ServiceChoice; label: string }[] = [
    { value: 'requests', label: 'Requests' },
    { value: 'today', label: 'Today' },
    { value: 'tomorrow', label: 'Tomorrow' },
    ...(choice === 'date' && date !== null ? [{ value: 'date' as const, label: formatShortDay(date) }] : []),
  ];
  return (
    <div className={styles.bar}>
      <Segmented<ServiceChoice> aria-label="Show" options={options} value={choice} onChange={choose} />
      {/* Requests are narrowed to a day by their own filter. */}
      {date !== null && (
        <div className={styles.day}>
          <label htmlFor={id}>Another day</label>
          <Input
            id={id}
            type="date"
            value={choice === 'date' ? date : ''}
            onChange={({ target }) => {
              if (target.value) chooseDate(target.value);
            }}
          />
        </div>
      )}
      <div className={styles.end}>
        <NewReplies role={role} />
        {role === 'staff' && date === null && <SoundSwitch />}
        <Button type="primary" onFocus={() => void loadEnterDialog().catch(() => undefined)} onClick={newRequest.open}>
          New request
        </Button>
      </div>
      {newRequest.isThere && <LazyPart load={loadEnterDialog} with={{ role, date, ...newRequest.props }} />}
    </div>
  );
}
