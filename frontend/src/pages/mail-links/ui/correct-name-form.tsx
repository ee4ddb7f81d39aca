import type { SubmitEvent } from 'react';
import {
  type CorrectedName,
  type Preferences,
  preferencesCalls,
  preferencesQueries,
} from '@/entities/email-marketing/preferences';
import { type Mutation, fieldErrors, useRestMutation } from '@/shared/api';
import { correctName as limits } from '@/shared/call-schema';
import { Field, typedText, useRefusal } from '@/shared/ui/field';
import styles from './correct-name-form.module.css';

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

export function CorrectNameForm({ token, preferences: { firstName, lastName } }: CorrectNameFormProps) {
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
