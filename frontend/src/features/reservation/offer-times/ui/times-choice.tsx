import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Skeleton, Tag } from 'antd';
import { useId, useState } from 'react';
import {
  type BoardRole,
  type OfferedTime,
  type Reservation,
  reservationQueries,
  slotMinutes,
} from '@/entities/reservation';
import { formatDay, formatShortDay, useToday } from '@/entities/restaurant';
import { firstDay, lastDay } from '../model/first-day';
import styles from './times-choice.module.css';

const MOST = 3;

interface TimesChoiceProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'preferredDate'>;
  /** Given by the form. */
  value?: OfferedTime[];
  onChange?: (times: OfferedTime[]) => void;
}

const isSame = (one: OfferedTime, other: OfferedTime) =>
  one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;

const byTime = (one: OfferedTime, other: OfferedTime) =>
  one.preferredDate.localeCompare(other.preferredDate) ||
  slotMinutes(one.preferredTime) - slotMinutes(other.preferredTime);

/** Times with room, day by day; those that are chosen stay in view. */
export function TimesChoice({ role, reservation, value: chosen = [], onChange }: TimesChoiceProps) {
  const today = useToday();
  const [date, setDate] = useState(firstDay(reservation.preferredDate, today));
  const { data, isError } = useQuery(reservationQueries.otherTimes(role, reservation.id, date));
  const id = useId();

  const letGo = (time: OfferedTime) => onChange?.(chosen.filter((other) => !isSame(other, time)));

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Day</label>
      <Input
        id={id}
        type="date"
        value={date}
        min={today}
        max={lastDay(today)}
        className={styles.date}
        onChange={({ target }) => {
          if (target.value) setDate(target.value);
        }}
      />
      <div role="group" aria-label={`Available on ${formatDay(date)}`} className={styles.times}>
        {isError && <Alert type="error" title="Couldn’t load available times." />}
        {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {data?.times.length === 0 && <p>No times are available on this day.</p>}
        {data?.times.map((preferredTime) => {
          const time = { preferredDate: date, preferredTime };
          const isChosen = chosen.some((other) => isSame(other, time));
          return (
            <Button
              key={preferredTime}
              type={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= MOST}
              onClick={() => {
                if (isChosen) letGo(time);
                else onChange?.([...chosen, time].sort(byTime));
              }}
            >
              {preferredTime}
            </Button>
          );
        })}
      </div>
      {chosen.length > 0 && (
        <ul aria-label="Offered" className={styles.chosen}>
          {chosen.map((time) => {
            const words = `${formatShortDay(time.preferredDate)}, ${time.preferredTime}`;
            return (
              <li key={words}>
                <Tag
                  closable={{ 'aria-label': `Remove ${words}` }}
                  onClose={(event) => {
                    event.preventDefault();
                    letGo(time);
                  }}
                >
                  {words}
                </Tag>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
