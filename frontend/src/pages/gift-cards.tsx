import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { isBuiltName, PageMeta, phoneHref, restaurant } from '@/entities/restaurant';
import { answer, api, type components, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { requestGiftCard } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import { useFormRestoration } from '@/shared/lib/stored-form';
import { PageHero, ThankYou } from '@/shared/ui/form-page';
import {
  Field,
  type FieldErrors,
  isEmailAddress,
  PHONE_ERROR,
  PHONE_NUMBER,
  PublicForm,
  useRefusal,
} from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import styles from './gift-cards.module.css';

const {
  name: nameField,
  phone: phoneField,
  recipient: recipientField,
  address: addressField,
  message: messageField,
} = requestGiftCard;
const amounts = requestGiftCard.amount.choices;

/** Errors of empty fields. */
const missing = {
  name: 'Enter your name.',
  email: 'Please enter a valid email address',
  amount: 'Choose an amount.',
};

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z
    .string()
    .check(z.trim(), z.maxLength(maxLength, `Please keep ${subject} within ${formatNumber(maxLength)} characters`));

const cardRequest = z.object({
  name: upTo(nameField, 'the name').check(z.minLength(1, missing.name)),
  email: z.string().check(z.trim(), z.refine(isEmailAddress, missing.email)),
  phone: upTo(phoneField, 'the phone number').check(z.regex(PHONE_NUMBER, PHONE_ERROR)),
  amount: z.enum(amounts, missing.amount),
  recipient: upTo(recipientField, 'the name on the card'),
  address: upTo(addressField, 'the address'),
  message: upTo(messageField, 'your message'),
});

type CardRequest = z.infer<typeof cardRequest>;

/** The request to send, or an error for each invalid field. */
function readCardRequest(form: HTMLFormElement): { request: CardRequest } | { errors: FieldErrors } {
  const { data: request, error } = cardRequest.safeParse(Object.fromEntries(new FormData(form)));
  if (request) return { request };
  const errors: FieldErrors = {};
  for (const { path, message: sentence } of error.issues) errors[String(path[0])] ??= sentence;
  return { errors };
}

/** The stored request. */
type RequestedCard = components['schemas']['GiftCardRequestView'];

const requestGiftCardMutation: Mutation<CardRequest, RequestedCard> = {
  send: (body) => answer(api.POST('/api/gift-card-requests', { body })),
  done: () => ({ title: 'Gift card requested!', description: 'We’ll write to you within a day.' }),
  failed: () => ({ title: 'Failed to send your request', description: 'Please try again later' }),
};

const useRequestGiftCard = () => useRestMutation(requestGiftCardMutation);

const { name, phone, recipient, address, message } = requestGiftCard;

export function RequestGiftCardForm({ onRequested }: { onRequested: (requested: RequestedCard) => void }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useRequestGiftCard();
  useFormRestoration(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readCardRequest(event.currentTarget);
    if ('errors' in reading) {
      refuse(reading.errors);
      return;
    }
    send(reading.request, {
      onSuccess(requested) {
        form.current?.reset();
        onRequested(requested);
      },
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <PublicForm ref={form} onSubmit={submit} onInput={correct} aria-label="Gift card">
      <div className="field-row">
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
                Choose an amount
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
        hint="A mailing address. Leave it empty to pick up the card here."
      >
        {(field) => <textarea {...field} rows={3} autoComplete="street-address" maxLength={address.maxLength} />}
      </Field>
      <Field name="message" label="Anything else" isOptional error={errorOf('message')}>
        {(field) => <textarea {...field} rows={3} maxLength={message.maxLength} />}
      </Field>
      <button type="submit" className="button button-amber submit" disabled={isPending}>
        {isPending ? 'Sending...' : 'Request This Gift Card'}
      </button>
    </PublicForm>
  );
}

interface CardRequestedProps {
  requested: RequestedCard;
  onAgain: () => void;
}

function CardRequested({ requested: { amount, recipient, address, email }, onAgain }: CardRequestedProps) {
  return (
    <ThankYou heading="Gift Card Requested">
      <p>
        A card of {amount} dollars{recipient === null ? '' : ` for ${recipient}`},{' '}
        {address === null ? 'to pick up here' : 'to be mailed'}.
      </p>
      <p>
        Thank you. We’ll write to <strong>{email}</strong> within a day about how to pay.
      </p>
      <button type="button" className="button button-outline" onClick={onAgain}>
        Request Another Card
      </button>
    </ThankYou>
  );
}

export function GiftCardsPage() {
  const [requested, setRequested] = useState<RequestedCard | null>(null);
  const section = useRef<HTMLElement>(null);

  function beginAgain() {
    flushSync(() => setRequested(null));
    section.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Gift Cards | ${restaurant.name}`}
        description={`A gift card for ${isBuiltName() ? 'lunch and art glass at ' : ''}${restaurant.name}. Request one here and we’ll write back within a day.`}
        path="/gift-cards"
      />
      <StructuredData json={breadcrumbs({ name: 'Gift Cards', path: '/gift-cards' })} />
      <PageHero
        heading="Gift Cards"
        picture={{ name: 'courtyard-1', alt: '', sizes: '(max-width: 900px) 100vw, 50vw' }}
      >
        {isBuiltName() ? 'Lunch in the courtyard or a piece from the kiln: they choose.' : restaurant.tagline}
      </PageHero>
      <div className={`page-width ${styles.panes ?? ''}`}>
        <section ref={section} className={styles.request} aria-label="Your gift card">
          <NoScript>
            This form requires JavaScript. Please call <a href={phoneHref()}>{restaurant.phone}</a> instead.
          </NoScript>
          {requested ? (
            <CardRequested requested={requested} onAgain={beginAgain} />
          ) : (
            <RequestGiftCardForm onRequested={setRequested} />
          )}
        </section>
        <aside className={styles.steps} aria-labelledby="how-it-goes">
          <h2 id="how-it-goes">How it works</h2>
          <ol>
            <li>Request a card here. You don’t pay yet.</li>
            <li>We write back within a day. You pay here or by phone.</li>
            <li>Pick up the card, or we’ll mail it.</li>
          </ol>
        </aside>
      </div>
    </>
  );
}
