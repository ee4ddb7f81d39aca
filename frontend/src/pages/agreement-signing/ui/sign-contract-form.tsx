import type { SubmitEvent } from 'react';
import { fieldErrors } from '@/shared/api';
import { signContract } from '@/shared/call-schema';
import { Field, type FieldErrors, typedText, useRefusal } from '@/shared/ui/field';
import { useSignContract } from '../api/use-sign-contract';
import styles from './sign-contract-form.module.css';

/** @param token from the signing link */
export function SignContractForm({ token }: { token: string }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSignContract(token);
  const consentError = errorOf('consent');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = typedText(event.currentTarget, 'name');
    const errors: FieldErrors = {
      ...(name === '' && { name: 'Type your full name.' }),
      ...(typedText(event.currentTarget, 'consent') === '' && { consent: 'Agree to sign electronically.' }),
    };
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return;
    }
    send(
      { name, consent: true },
      {
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Sign">
      <Field
        name="name"
        label="Your full name"
        error={errorOf('name')}
        hint="Your typed name is your signature. We record the time, your IP address and your browser with it."
      >
        {(field) => <input {...field} type="text" autoComplete="name" maxLength={signContract.name.maxLength} />}
      </Field>
      <div className="field">
        <label className="choice">
          <input
            type="checkbox"
            name="consent"
            required
            aria-invalid={consentError !== undefined}
            aria-describedby={consentError && 'consent-error'}
          />
          I have read the agreement, and I agree to sign it electronically.
        </label>
        {consentError && (
          <p id="consent-error" className="field-error">
            {consentError}
          </p>
        )}
      </div>
      <button type="submit" className="button button-amber" disabled={isPending}>
        {isPending ? 'Signing...' : 'Sign Agreement'}
      </button>
    </form>
  );
}
