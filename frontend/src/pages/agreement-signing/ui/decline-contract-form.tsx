import type { SubmitEvent } from 'react';
import { fieldErrors } from '@/shared/api';
import { declineContract } from '@/shared/call-schema';
import { Field, typedText, useRefusal } from '@/shared/ui/field';
import { useDeclineContract } from '../api/use-decline-contract';
import styles from './decline-contract-form.module.css';

/** @param token from the signing link */
export function DeclineContractForm({ token }: { token: string }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useDeclineContract(token);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = typedText(event.currentTarget, 'reason');
    if (reason === '') {
      refuse({ reason: 'Tell us why.' });
      return;
    }
    send(reason, {
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <details className={styles.decline}>
      <summary>I don’t want to sign</summary>
      <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Decline">
        <Field name="reason" label="Reason" error={errorOf('reason')}>
          {(field) => <textarea {...field} rows={3} maxLength={declineContract.reason.maxLength} />}
        </Field>
        <button type="submit" className="button button-outline" disabled={isPending}>
          {isPending ? 'Declining...' : 'Decline Agreement'}
        </button>
      </form>
    </details>
  );
}
