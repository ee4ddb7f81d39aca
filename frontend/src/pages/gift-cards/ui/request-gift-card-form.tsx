import type { SubmitEvent } from 'react';
import { fieldErrors } from '@/shared/api';
import { requestGiftCard } from '@/shared/call-schema';
import { Field, useRefusal } from '@/shared/ui/field';
import { type RequestedCard, useRequestGiftCard } from '../api/use-request-gift-card';
import { amounts, missing, readCardRequest } from '../model/card-request';
import styles from './request-gift-card-form.module.css';

const { name, phone, recipient, address, message } = requestGiftCard;

/** Uncontrolled inputs, so that nothing typed before hydration is lost. */
export function RequestGiftCardForm({ onRequested }: { onRequested: (requested: RequestedCard) => void }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useRequestGiftCard();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readCardRequest(event.currentTarget);
    if ('errors' in reading) {
      refuse(reading.errors);
      return;
    }
    send(reading.request, {
      onSuccess: onRequested,
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a <dialog> this submits nothing, so a click before hydration stays on the page.
      method="dialog"
      onSubmit={submit}
      onInput={correct}
      noValidate
      aria-label="Gift card"
    >
      <div className={styles.fields}>
        <Field name="name" label="Your name" missing={missing.name} error={errorOf('name')}>
          {(field) => <input {...field} type="text" autoComplete="name" maxLength={name.maxLength} />}
        </Field>
        <Field name="email" label="Email" missing={missing.email} error={errorOf('email')}>
          {(field) => <input {...field} type="email" autoComplete="email" />}
        </Field>
        <Field name="phone" label="Phone" isOptional error={errorOf('phone')}>
          {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={phone.maxLength} />}
        </Field>
        <Field
          name="amount"
          label="Amount in dollars"
          missing={missing.amount}
          error={errorOf('amount')}
          hint="Another amount? Tell us below."
        >
          {(field) => (
            <select {...field} defaultValue="">
              <option value="" disabled>
                How much?
              </option>
              {amounts.map((amount) => (
                <option key={amount}>{amount}</option>
              ))}
            </select>
          )}
        </Field>
        <Field name="recipient" label="Who is it for?" isOptional error={errorOf('recipient')}>
          {(field) => <input {...field} type="text" autoComplete="off" maxLength={recipient.maxLength} />}
        </Field>
      </div>
      <Field
        name="address"
        label="Send it to"
        isOptional
        error={errorOf('address')}
        hint="A mailing address. Leave it empty to pick up the card at the bistro."
      >
        {(field) => <textarea {...field} rows={3} autoComplete="street-address" maxLength={address.maxLength} />}
      </Field>
      <Field name="message" label="Anything else" isOptional error={errorOf('message')}>
        {(field) => <textarea {...field} rows={3} maxLength={message.maxLength} />}
      </Field>
      <button type="submit" className="button button-amber" disabled={isPending}>
        {isPending ? 'Sending...' : 'Request This Gift Card'}
      </button>
    </form>
  );
}
