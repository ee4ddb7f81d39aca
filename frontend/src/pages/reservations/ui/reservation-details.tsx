import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  AreaFields,
  areas,
  partyLabel,
  partySizes,
  slotMinutes,
  slotsWithin,
  type TimeSlot,
  timeSlots,
} from '@/entities/reservation';
import {
  bookableHours,
  formatDay,
  formatHours,
  isOpenAt,
  limitDays,
  restaurantNow,
  spansOn,
} from '@/entities/restaurant';
import { Field, typedText } from '@/shared/ui/field';
import { slotsQuery, type SlotState, type SlotsWanted, type Wanted } from '../api';
import { DAYS_AHEAD, doubtAbout, lastDay, missing, type OpenTime, today } from '../model';
import { CallForLargeParty, CallForToday } from './call-for-today';
import { FullTimeHint } from './full-time-hint';
import { OutsideHoursHint } from './outside-hours-hint';
import slotStyles from '@/shared/ui/slots.module.css';
import styles from './request-reservation-form.module.css';

const WORDS: Partial<Record<SlotState, string>> = { few: 'few left', full: 'full', closed: 'closed' };

interface SlotChoiceProps {
  /** YYYY-MM-DD, today or later. */
  date: string;
  /** Undefined if the restaurant does not count seats, or until a party size is chosen. */
  wanted: SlotsWanted | undefined;
  chosen: string;
  onPick: (slot: TimeSlot) => void;
}

/** Buttons for the times of a day with their availability. Renders nothing on a day without an open time. */
function SlotChoice({ date, wanted, chosen, onPick }: SlotChoiceProps) {
  const now = restaurantNow();
  const slots = slotsWithin(bookableHours(date)).filter((slot) => date > now.date || slotMinutes(slot) > now.minutes);
  const isServed = (slot: TimeSlot) => isOpenAt(date, slotMinutes(slot));
  const isOpen = slots.some(isServed);
  const { data = [] } = useQuery({ ...slotsQuery(wanted), enabled: isOpen });
  const stateOf = (slot: TimeSlot): SlotState =>
    isServed(slot) ? (data.find(({ time }) => time === slot)?.state ?? 'open') : 'closed';
  if (!isOpen) return null;
  return (
    <div role="group" aria-label={`Times on ${formatDay(date)}`} className={slotStyles.slots}>
      {slots.map((slot) => {
        const state = stateOf(slot);
        return (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === chosen}
            data-state={state}
            onClick={() => {
              onPick(slot);
            }}
          >
            {slot}
            {WORDS[state] && <small> {WORDS[state]}</small>}
          </button>
        );
      })}
    </div>
  );
}

const never = () => () => undefined;

interface ReservationDetailsProps {
  errorOf: (name: string) => string | undefined;
  hasAreas: boolean;
  countsSeats: boolean;
}

export function ReservationDetails({ errorOf, hasAreas, countsSeats }: ReservationDetailsProps) {
  const dateField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLSelectElement>(null);
  const [{ date, time, party, area }, setTyped] = useState({ date: '', time: '', party: '', area: '' });
  // The prerendered page must not contain the day of its build.
  const firstDay = useSyncExternalStore(never, today, () => '');

  function readTyped() {
    const form = dateField.current?.form;
    if (!form) return;
    const typed = (name: string) => typedText(form, name);
    setTyped({
      date: typed('preferredDate'),
      time: typed('preferredTime'),
      party: typed('partySize'),
      area: typed('area'),
    });
  }
  // A day may have been chosen before hydration.
  useLayoutEffect(readTyped, []);
  // Not attributes of React's, which would set them again when it hydrates.
  useLayoutEffect(() => {
    if (dateField.current && firstDay !== '') limitDays(dateField.current, firstDay);
  }, [firstDay]);

  const wanted = wantedIn({ date, time, party, area });

  function pick(openTime: OpenTime) {
    enter(dateField.current, openTime.date);
    enter(timeField.current, openTime.slot);
    timeField.current?.focus();
  }

  const partySize = partySizes.find((size) => size === party);
  const seat = areas.find((one) => one === area);
  const isAhead = firstDay !== '' && date >= firstDay && date <= lastDay(firstDay);

  return (
    <fieldset onInput={readTyped}>
      <legend>Reservation Details</legend>
      <div className={`field-row ${styles.details ?? ''}`}>
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
          {(field) => <input {...field} ref={dateField} type="date" data-days-ahead={DAYS_AHEAD} />}
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
              {slotsWithin(bookableHours()).map((slot) => (
                <option key={slot}>{slot}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {isAhead && (
        <SlotChoice
          date={date}
          wanted={
            countsSeats && partySize ? { preferredDate: date, partySize, ...(seat && { area: seat }) } : undefined
          }
          chosen={time}
          onPick={(slot) => {
            enter(timeField.current, slot);
          }}
        />
      )}
      {hasAreas && (
        <div className="field-row">
          <AreaFields errorOf={errorOf} />
        </div>
      )}
      {partySize === '10+' && (
        <div className="field-row">
          <Field name="exactPartySize" label="How many people?" isOptional error={errorOf('exactPartySize')}>
            {(field) => <input {...field} type="number" inputMode="numeric" min={10} max={200} />}
          </Field>
        </div>
      )}
      <div role="status">
        <CallForToday date={date} />
        <CallForLargeParty party={party} />
        <OutsideHoursHint date={date} time={time} onPick={pick} />
        {countsSeats && wanted && <FullTimeHint wanted={wanted} onPick={pick} />}
      </div>
    </fieldset>
  );
}

/** The chosen day, time and party size; undefined until all three are chosen and the restaurant is open then. */
function wantedIn({ date, time, party, area }: Record<'date' | 'time' | 'party' | 'area', string>): Wanted | undefined {
  const preferredTime = timeSlots.find((slot) => slot === time);
  const partySize = partySizes.find((size) => size === party);
  const now = restaurantNow();
  if (!preferredTime || !partySize || date < now.date || date > lastDay(now.date)) return undefined;
  if (doubtAbout(date, preferredTime, now) !== null) return undefined;
  const seat = areas.find((one) => one === area);
  return { preferredDate: date, preferredTime, partySize, ...(seat && { area: seat }) };
}

/** Sets a field as if the visitor had, with its event. */
function enter(field: HTMLInputElement | HTMLSelectElement | null, value: string) {
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
