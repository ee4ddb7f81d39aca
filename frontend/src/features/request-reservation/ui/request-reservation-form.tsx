import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { partyLabel, partySizes, timeSlots } from '@/entities/reservation';
import { formatDay, formatHours, hoursOn, restaurantNow } from '@/entities/restaurant';
import { errorText, fieldErrors } from '@/shared/api';
import { Field, focusFirstInvalid } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useRequestReservation } from '../api/use-request-reservation';
import { isOutsideHours } from '../model/open-times';
import { type Draft, type DraftErrors, emptyDraft, lastDay, readDraft } from '../model/wish';
import { OutsideHoursHint } from './outside-hours-hint';
import styles from './request-reservation-form.module.css';

interface Refusal {
  draft: Draft;
  errors: DraftErrors;
}

const never = () => () => undefined;
const today = () => restaurantNow().date;

export function RequestReservationForm({ onRequested }: { onRequested: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [refusal, setRefusal] = useState<Refusal>({ draft: emptyDraft, errors: {} });
  const { sendOnce, isPending } = useRequestReservation();
  // The prerendered page must not carry the day of its build.
  const firstDay = useSyncExternalStore(never, today, () => '');

  useLayoutEffect(() => focusFirstInvalid(form.current), [refusal]);

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const reading = readDraft(draft, today());
    if ('errors' in reading) {
      setRefusal({ draft, errors: reading.errors });
      return;
    }
    sendOnce(reading.wish, {
      onSuccess() {
        toast({
          title: 'Reservation request submitted!',
          description: "We'll contact you soon to confirm your reservation.",
        });
        onRequested();
      },
      onError(error) {
        toast({
          title: 'Failed to submit reservation',
          description: errorText(error, 'Please try again later'),
          variant: 'destructive',
        });
        setRefusal({ draft, errors: fieldErrors(error) });
      },
    });
  }

  /** What was wrong with a field, until it is changed. */
  const errorOf = (name: keyof Draft) => (draft[name] === refusal.draft[name] ? refusal.errors[name] : undefined);
  const control = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: event.target.value }),
  });
  const { preferredDate, preferredTime } = draft;

  return (
    // The method keeps a click that comes before the scripts from leading away with everything that was typed.
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="Reservation request"
    >
      <fieldset>
        <legend>Contact Information</legend>
        <div className={styles.fields}>
          <Field name="customerName" label="Full name" error={errorOf('customerName')}>
            {(field) => (
              <input {...field} {...control('customerName')} type="text" autoComplete="name" maxLength={120} />
            )}
          </Field>
          <Field name="customerEmail" label="Email" error={errorOf('customerEmail')}>
            {(field) => <input {...field} {...control('customerEmail')} type="email" autoComplete="email" />}
          </Field>
          <Field name="customerPhone" label="Phone" isOptional error={errorOf('customerPhone')}>
            {(field) => <input {...field} {...control('customerPhone')} type="tel" autoComplete="tel" maxLength={40} />}
          </Field>
        </div>
      </fieldset>

      <fieldset>
        <legend>Reservation Details</legend>
        <div className={styles.wish}>
          <Field name="partySize" label="Party size" error={errorOf('partySize')}>
            {(field) => (
              <select {...field} {...control('partySize')}>
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
            error={errorOf('preferredDate')}
            hint={preferredDate && `${formatDay(preferredDate)}: ${formatHours(hoursOn(preferredDate))}`}
          >
            {(field) => (
              <input
                {...field}
                {...control('preferredDate')}
                type="date"
                min={firstDay || undefined}
                max={firstDay ? lastDay(firstDay) : undefined}
              />
            )}
          </Field>
          <Field name="preferredTime" label="Preferred time" error={errorOf('preferredTime')}>
            {(field) => (
              <select {...field} {...control('preferredTime')}>
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
        <div role="status">
          {isOutsideHours(preferredDate, preferredTime) && (
            <OutsideHoursHint
              date={preferredDate}
              time={preferredTime}
              today={firstDay}
              onPick={({ date, slot }) => {
                change({ preferredDate: date, preferredTime: slot });
                form.current?.querySelector<HTMLElement>('[name="preferredTime"]')?.focus();
              }}
            />
          )}
        </div>
      </fieldset>

      <fieldset>
        <legend>Anything we should know</legend>
        <Field name="specialRequests" label="Special requests" isOptional error={errorOf('specialRequests')}>
          {(field) => (
            <textarea
              {...field}
              {...control('specialRequests')}
              rows={4}
              maxLength={2000}
              placeholder="A birthday, a food allergy, the table by the fountain"
            />
          )}
        </Field>
        <label className="choice">
          <input type="checkbox" disabled /> Subscribe to our newsletter (Coming Soon)
        </label>
      </fieldset>

      <button type="submit" className={`button button-amber ${styles.submit ?? ''}`} disabled={isPending}>
        {isPending ? 'Submitting...' : 'Submit Reservation Request'}
      </button>
    </form>
  );
}
