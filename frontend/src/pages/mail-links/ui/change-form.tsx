import { type SubmitEvent, useState } from 'react';
import type { GuestTable, TableChange } from '@/entities/guest-table';
import {
  AreaFields,
  areas,
  partyLabel,
  partySizes,
  rainPlans,
  slotMinutes,
  TIME_PASSED,
  slotsWithin,
  timeSlots,
} from '@/entities/reservation';
import {
  bookableHours,
  addDays,
  formatDay,
  formatHours,
  hasPassed,
  restaurantNow,
  spansOn,
} from '@/entities/restaurant';
import { fieldErrors } from '@/shared/api';
import { Field, typedText, useRefusal } from '@/shared/ui/field';
import { useAskForChange } from '../api/use-change-table';
import styles from './change-table.module.css';

const DAYS_AHEAD = 365;
const one = <Choice extends string>(choices: readonly Choice[], typed: string) =>
  choices.find((choice) => choice === typed);

function isAsItIs(table: GuestTable, { area = table.area, rainPlan = null, ...wanted }: TableChange): boolean {
  const { partySize, preferredDate, preferredTime } = table;
  const isSameTime = wanted.preferredDate === preferredDate && wanted.preferredTime === preferredTime;
  const isSamePlan = !table.hasAreas || area !== 'courtyard' || rainPlan === table.rainPlan;
  return isSameTime && wanted.partySize === partySize && area === table.area && isSamePlan;
}

/** The table's own time may be outside of them after the hours have changed. */
const timesFor = ({ preferredTime }: GuestTable) => {
  const offered = slotsWithin(bookableHours());
  return timeSlots.filter((slot) => slot === preferredTime || offered.includes(slot));
};

interface ChangeFormProps {
  token: string;
  table: GuestTable;
  onAsked: () => void;
}

/** Starts with the current table. */
export function ChangeForm({ token, table, onAsked }: ChangeFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useAskForChange(token, table);
  const [date, setDate] = useState(table.preferredDate);
  const { date: today } = restaurantNow();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (name: string) => typedText(event.currentTarget, name);
    const partySize = one(partySizes, typed('partySize'));
    const preferredTime = one(timeSlots, typed('preferredTime'));
    const preferredDate = typed('preferredDate');
    refuse(preferredDate ? {} : { preferredDate: 'Choose a date.' });
    if (!partySize || !preferredTime || !preferredDate) return;
    if (preferredDate === today && hasPassed(preferredDate, slotMinutes(preferredTime))) {
      refuse({ preferredTime: TIME_PASSED });
      return;
    }
    const wanted = {
      partySize,
      preferredDate,
      preferredTime,
      ...(table.hasAreas && {
        area: one(areas, typed('area')) ?? null,
        rainPlan: one(rainPlans, typed('rainPlan')) ?? null,
      }),
    };
    if (isAsItIs(table, wanted)) {
      refuse({ preferredTime: 'Nothing has changed yet.' });
      return;
    }
    send(wanted, {
      onSuccess: onAsked,
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Change request">
      <Field name="partySize" label="Party size" error={errorOf('partySize')}>
        {(field) => (
          <select {...field} defaultValue={table.partySize}>
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
        label="Date"
        error={errorOf('preferredDate')}
        hint={date && `${formatDay(date)}: ${formatHours(spansOn(date))}`}
      >
        {(field) => (
          <input
            {...field}
            type="date"
            defaultValue={table.preferredDate}
            min={today}
            max={addDays(today, DAYS_AHEAD)}
            onChange={({ target }) => {
              setDate(target.value);
            }}
          />
        )}
      </Field>
      <Field name="preferredTime" label="Time" error={errorOf('preferredTime')}>
        {(field) => (
          <select {...field} defaultValue={table.preferredTime}>
            {timesFor(table).map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </select>
        )}
      </Field>
      {table.hasAreas && <AreaFields area={table.area} rainPlan={table.rainPlan} errorOf={errorOf} />}
      <button type="submit" className="button button-amber" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send Change Request'}
      </button>
    </form>
  );
}
