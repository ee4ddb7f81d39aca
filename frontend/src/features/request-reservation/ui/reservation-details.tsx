import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AreaFields, partyLabel, partySizes, timeSlots } from '@/entities/reservation';
import { formatDay, formatHours, spansOn } from '@/entities/restaurant';
import { Field } from '@/shared/ui/field';
import type { OpenTime } from '../model/open-times';
import { DAYS_AHEAD, lastDay, missing, today } from '../model/wish';
import { CallForToday } from './call-for-today';
import { OutsideHoursHint } from './outside-hours-hint';
import styles from './request-reservation-form.module.css';

const never = () => () => undefined;

interface ReservationDetailsProps {
  errorOf: (name: string) => string | undefined;
  hasAreas: boolean;
}

export function ReservationDetails({ errorOf, hasAreas }: ReservationDetailsProps) {
  const dateField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLSelectElement>(null);
  const [{ date, time }, setWished] = useState({ date: '', time: '' });
  // The prerendered page must not carry the day of its build.
  const firstDay = useSyncExternalStore(never, today, () => '');

  function readWished() {
    setWished({ date: dateField.current?.value ?? '', time: timeField.current?.value ?? '' });
  }
  // A day may have been chosen before the scripts arrived.
  useLayoutEffect(readWished, []);

  function pick(openTime: OpenTime) {
    enter(dateField.current, openTime.date);
    enter(timeField.current, openTime.slot);
    timeField.current?.focus();
  }

  return (
    <fieldset onInput={readWished}>
      <legend>Reservation Details</legend>
      <div className={styles.wish}>
        <Field name="partySize" label="Party size" missing={missing.partySize} error={errorOf('partySize')}>
          {(field) => (
            <select {...field} defaultValue="">
              <option value="" disabled>
                How many of you?
              </option>
              {partySizes.map((size) => (
                <option key={size} value={size}>
                  {partyLabel(size)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="preferredDate"
          label="Preferred date"
          missing={missing.preferredDate}
          error={errorOf('preferredDate')}
          hint={date && `${formatDay(date)}: ${formatHours(spansOn(date))}`}
        >
          {(field) => (
            <input
              {...field}
              ref={dateField}
              type="date"
              data-days-ahead={DAYS_AHEAD}
              min={firstDay || undefined}
              max={firstDay ? lastDay(firstDay) : undefined}
            />
          )}
        </Field>
        <Field
          name="preferredTime"
          label="Preferred time"
          missing={missing.preferredTime}
          error={errorOf('preferredTime')}
        >
          {(field) => (
            <select {...field} ref={timeField} defaultValue="">
              <option value="" disabled>
                Pick a time
              </option>
              {timeSlots.map((slot) => (
                <option key={slot}>{slot}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {hasAreas && (
        <div className={styles.fields}>
          <AreaFields errorOf={errorOf} />
        </div>
      )}
      <div role="status">
        <CallForToday date={date} />
        <OutsideHoursHint date={date} time={time} onPick={pick} />
      </div>
    </fieldset>
  );
}

/** As if the visitor had chosen it. */
function enter(field: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
