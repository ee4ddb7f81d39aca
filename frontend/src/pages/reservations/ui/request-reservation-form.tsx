import { type SubmitEvent, useLayoutEffect } from 'react';
import { fieldErrors } from '@/shared/api';
import { requestReservation } from '@/shared/call-schema';
import { useFormRestoration } from '@/shared/lib/stored-form';
import { acquisitionSource } from '@/shared/links';
import { Field, PublicForm, useRefusal } from '@/shared/ui/field';
import { type Requested, useRequestReservation } from '../api';
import { missing, readRequest, type ReservationRequest } from '../model';
import { ReservationDetails } from './reservation-details';
import styles from './request-reservation-form.module.css';

const KEY = 'courtyard.contact';
const FIELDS = ['customerName', 'customerEmail', 'customerPhone'] as const;

type Contact = Pick<ReservationRequest, (typeof FIELDS)[number]>;

/** The contact details a guest asked this device to remember. A browser without storage remembers nothing. */
function read(): Partial<Contact> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Contact> | null;
  } catch {
    return null;
  }
}

/** Fills in the fields that are still empty. */
function fillInContact(form: HTMLFormElement): void {
  const contact = read();
  if (!contact) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const name of FIELDS) {
    const input = field(name);
    if (input && input.value === '') input.value = contact[name] ?? '';
  }
  const box = field('remembersContact');
  if (box) box.checked = true;
}

/** Remembers the details of a request that was sent, or forgets what was remembered. */
function rememberContact({ customerName, customerEmail, customerPhone }: Contact, isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, JSON.stringify({ customerName, customerEmail, customerPhone }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

const { customerName, customerPhone, specialRequests } = requestReservation;

interface RequestReservationFormProps {
  onRequested: (requested: Requested) => void;
  /** Whether the restaurant can reply by text message. */
  sendsTexts?: boolean | undefined;
  /** Whether guests can choose inside or courtyard. */
  hasAreas?: boolean | undefined;
  /** Whether a time can be full. */
  countsSeats?: boolean | undefined;
}

export function RequestReservationForm({
  onRequested,
  sendsTexts = false,
  hasAreas = false,
  countsSeats = false,
}: RequestReservationFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useRequestReservation();

  useFormRestoration(form);
  useLayoutEffect(() => {
    if (form.current) fillInContact(form.current);
  }, [form]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readRequest(event.currentTarget);
    const remembersContact = new FormData(event.currentTarget).has('remembersContact');
    if ('errors' in reading) {
      refuse(reading.errors);
      return;
    }
    send(
      { ...reading.request, via: acquisitionSource() },
      {
        onSuccess(requested) {
          rememberContact(reading.request, remembersContact);
          form.current?.reset();
          onRequested(requested);
        },
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <PublicForm ref={form} className={styles.form} onSubmit={submit} onInput={correct} aria-label="Reservation request">
      <ReservationDetails errorOf={errorOf} hasAreas={hasAreas} countsSeats={countsSeats} />

      <fieldset>
        <legend>Contact Information</legend>
        <div className="field-row">
          <Field name="customerName" label="Full name" missing={missing.customerName} error={errorOf('customerName')}>
            {(field) => <input {...field} type="text" autoComplete="name" maxLength={customerName.maxLength} />}
          </Field>
          <Field name="customerEmail" label="Email" missing={missing.customerEmail} error={errorOf('customerEmail')}>
            {(field) => <input {...field} type="email" autoComplete="email" />}
          </Field>
          <Field name="customerPhone" label="Phone" isOptional error={errorOf('customerPhone')}>
            {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={customerPhone.maxLength} />}
          </Field>
        </div>
        <label className="choice">
          <input type="checkbox" name="remembersContact" /> Remember me on this device
        </label>
      </fieldset>

      <fieldset>
        <legend>Anything we should know</legend>
        <Field name="specialRequests" label="Special requests" isOptional error={errorOf('specialRequests')}>
          {(field) => (
            <textarea
              {...field}
              rows={4}
              maxLength={specialRequests.maxLength}
              placeholder="A birthday, a food allergy, a quiet table"
            />
          )}
        </Field>
        {sendsTexts && (
          <label className="choice">
            <input type="checkbox" name="smsOptIn" value="true" /> Text me at this phone number, too
          </label>
        )}
        <label className="choice">
          <input type="checkbox" disabled /> Subscribe to our newsletter (Coming Soon)
        </label>
      </fieldset>

      <button type="submit" className="button button-amber submit" data-scripted disabled={isPending}>
        {isPending ? 'Submitting...' : 'Submit Reservation Request'}
      </button>
      <noscript>
        <button
          type="submit"
          className="button button-amber submit"
          formMethod="post"
          formAction="/api/reservations/form"
        >
          Submit Reservation Request
        </button>
      </noscript>
    </PublicForm>
  );
}
