import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type CorrectedName,
  type Preferences,
  preferencesCalls,
  preferencesQueries,
} from '@/entities/email-marketing/preferences';
import { formatMoment, restaurant } from '@/entities/restaurant';
import { errorText, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { correctName as limits } from '@/shared/call-schema';
import { Field, typedText, useRefusal } from '@/shared/ui/field';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import { useAskForRecord, useChangePreferences } from '../api/use-change-subscription';
import { LinkPage } from './link-page';
import styles from './link-page.module.css';

const correctName = (token: string): Mutation<CorrectedName> => ({
  async send(name, { client }) {
    client.setQueryData(preferencesQueries.of(token).queryKey, await preferencesCalls.rename(token, name));
  },
  done: () => ({ title: 'Name corrected' }),
  failed: () => ({ title: 'Couldn’t change the name', description: 'Please try again.' }),
});

const useCorrectName = (token: string) => useRestMutation(correctName(token));

interface CorrectNameFormProps {
  token: string;
  preferences: Preferences;
}

function CorrectNameForm({ token, preferences: { firstName, lastName } }: CorrectNameFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useCorrectName(token);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first, last] = ['firstName', 'lastName'].map((name) => typedText(event.currentTarget, name));
    const missing = first ? {} : { firstName: 'Enter your first name.' };
    refuse(missing);
    if (!first) return;
    send(
      { firstName: first, lastName: last },
      {
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Your name">
      <Field name="firstName" label="First name" error={errorOf('firstName')}>
        {(field) => <input {...field} type="text" defaultValue={firstName} maxLength={limits.firstName.maxLength} />}
      </Field>
      <Field name="lastName" label="Last name" isOptional error={errorOf('lastName')}>
        {(field) => <input {...field} type="text" defaultValue={lastName} maxLength={limits.lastName.maxLength} />}
      </Field>
      <button type="submit" className="button button-outline" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save Name'}
      </button>
    </form>
  );
}

interface SubscriptionChoiceProps {
  token: string;
  preferences: Preferences;
}

function SubscriptionChoice({ token, preferences }: SubscriptionChoiceProps) {
  const { address, isSubscribed, isKnown, subscribedAt, wording } = preferences;
  const { send, isPending } = useChangePreferences(token);
  const part = useFocusRecovery<HTMLElement>(isSubscribed);
  return (
    <section ref={part} tabIndex={-1} className={styles.choice} aria-label="Your subscription">
      <p role="status" className={styles.state}>
        {isSubscribed
          ? `${address} gets news and offers from ${restaurant.name}.`
          : `${address} doesn’t get news and offers from ${restaurant.name}.`}
      </p>
      {isSubscribed && subscribedAt !== null && <p>You agreed on {formatMoment(subscribedAt)}.</p>}
      {isSubscribed ? (
        <button
          type="button"
          className="button button-amber"
          disabled={isPending}
          onClick={() => {
            send('unsubscribe');
          }}
        >
          Unsubscribe
        </button>
      ) : (
        isKnown && (
          <>
            <p>{wording}</p>
            <button
              type="button"
              className="button button-outline"
              disabled={isPending}
              onClick={() => {
                send('subscribe');
              }}
            >
              Subscribe Again
            </button>
          </>
        )
      )}
    </section>
  );
}

interface RecordRequestProps {
  token: string;
  address: string;
}

/** Requests the record by a separate email, because anyone who gets a forwarded email can open this page. */
export function RecordRequest({ token, address }: RecordRequestProps) {
  const [isSent, setSent] = useState(false);
  const { send, isPending, error } = useAskForRecord(token);
  const part = useFocusRecovery<HTMLElement>(isSent);
  return (
    <section ref={part} tabIndex={-1} className={styles.part} aria-labelledby="record">
      <h2 id="record">What we know about you</h2>
      {isSent ? (
        <p role="status">We sent the link to {address}. It works for 24 hours.</p>
      ) : (
        <>
          <p>
            See, download or erase the requests, messages, emails and visits we keep for your address. To protect your
            privacy, we’ll email you a link.
          </p>
          <button
            type="button"
            className="button button-outline"
            disabled={isPending}
            onClick={() => {
              send(null, {
                onSuccess() {
                  setSent(true);
                },
              });
            }}
          >
            {isPending ? 'Sending...' : 'Email Me the Link'}
          </button>
        </>
      )}
      {error && <p role="alert">{errorText(error, 'Couldn’t send it. Please try again.')}</p>}
    </section>
  );
}

/** Lets contacts change their subscription and name. */
export function EmailPreferencesPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(preferencesQueries.of(token));
  return (
    <LinkPage title="Email preferences" query={query}>
      {(preferences) => (
        <>
          <SubscriptionChoice token={token} preferences={preferences} />
          {preferences.isKnown && (
            <section className={styles.part} aria-labelledby="name">
              <h2 id="name">Your name</h2>
              <CorrectNameForm token={token} preferences={preferences} />
            </section>
          )}
          <RecordRequest token={token} address={preferences.address} />
        </>
      )}
    </LinkPage>
  );
}
