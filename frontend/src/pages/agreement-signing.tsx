import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { provider } from '@/entities/agency';
import { type Consent, type Contract, contractCalls, contractQueries } from '@/entities/contract';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { AgreementPaper, formatStamp, SigningCertificate } from '@/features/contract/read';
import { errorText, fieldErrors, isFinal, type Mutation, useRestMutation } from '@/shared/api';
import { declineContract, signContract } from '@/shared/call-schema';
import { saveFile } from '@/shared/lib/save-file';
import { Field, type FieldErrors, typedText, useRefusal } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './agreement-signing.module.css';

const signContractMutation = (token: string): Mutation<Consent> => ({
  async send(consent, { client }) {
    client.setQueryData(contractQueries.opened(token).queryKey, await contractCalls.sign(token, consent));
  },
  done: () => ({ title: 'Agreement signed', description: 'We’ll email you a copy as a PDF.' }),
  failed: () => ({ title: 'Couldn’t sign the agreement', description: 'Please try again.' }),
  invalidates: [contractQueries.all()],
});

/** @param token from the signing link */
const useSignContract = (token: string) => useRestMutation(signContractMutation(token));

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
    <form ref={form} className={styles.formForm} onSubmit={submit} onInput={correct} noValidate aria-label="Sign">
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

const declineContractMutation = (token: string): Mutation<string> => ({
  async send(reason, { client }) {
    client.setQueryData(contractQueries.opened(token).queryKey, await contractCalls.decline(token, reason));
  },
  done: () => ({ title: 'Agreement declined', description: 'We got your reason.' }),
  failed: () => ({ title: 'Couldn’t decline the agreement', description: 'Please try again.' }),
  invalidates: [contractQueries.all()],
});

/** @param token from the signing link */
const useDeclineContract = (token: string) => useRestMutation(declineContractMutation(token));

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

const downloadMutation: Mutation<string> = {
  async send(token) {
    saveFile('signed-agreement.pdf', await contractCalls.download(token));
  },
  failed: () => ({ title: 'Couldn’t download the agreement', description: 'Please try again.' }),
  invalidates: [],
};

/** @param token from the signing link */
export function DownloadAgreement({ token }: { token: string }) {
  const { send, isPending } = useRestMutation(downloadMutation);
  return (
    <button
      type="button"
      className="button button-amber"
      disabled={isPending}
      onClick={() => {
        send(token);
      }}
    >
      {isPending ? 'Downloading...' : 'Download PDF'}
    </button>
  );
}

const HEADINGS: Readonly<Record<Contract['status'], string>> = {
  saved: 'Your agreement',
  sent: 'Please read and sign your agreement',
  signed: 'Your agreement is signed',
  declined: 'You declined this agreement',
};

interface OpenedAgreementProps {
  token: string;
  contract: Contract;
}

function OpenedAgreement({ token, contract }: OpenedAgreementProps) {
  const { status, text, clientBusinessName, decidedAt, declineReason } = contract;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  // After a decision its button is gone, and the result is above the paper.
  useEffect(() => {
    if (before.current !== status) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <>
      <header className={`no-print ${styles.head ?? ''}`}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {HEADINGS[status]}
          </h1>
          <p>For {clientBusinessName}</p>
        </div>
        <div className={styles.actions}>
          {status === 'signed' && <DownloadAgreement token={token} />}
          <button type="button" className="button button-outline" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </header>
      {status === 'declined' && decidedAt !== null && (
        <div className={`no-print ${styles.declined ?? ''}`}>
          <p>Declined on {formatStamp(decidedAt)}</p>
          <p className={styles.reason}>{declineReason}</p>
        </div>
      )}
      <AgreementPaper text={text}>
        <SigningCertificate contract={contract} />
      </AgreementPaper>
      {status === 'sent' && (
        <section className={`no-print ${styles.decision ?? ''}`} aria-label="Your decision">
          <SignContractForm token={token} />
          <DeclineContractForm token={token} />
        </section>
      )}
    </>
  );
}

/** The page behind a signing link. The token is after the `#`, so it is sent only with API calls. */
export function AgreementSigningPage() {
  const token = useLocation().hash.slice(1);
  const { data: contract, error, refetch } = useQuery(contractQueries.opened(token));

  return (
    <>
      <PageMeta title={`Your Agreement | ${restaurant.name}`} description="Read and sign your agreement." />
      <div className={`page-width ${styles.page ?? ''}`}>
        {contract ? (
          <OpenedAgreement token={token} contract={contract} />
        ) : error ? (
          <div role="alert" className={styles.failed}>
            <h1>Your agreement</h1>
            <p>{errorText(error, 'Couldn’t load the agreement.')}</p>
            {!isFinal(error) && (
              <button type="button" className="button button-outline" onClick={() => void refetch()}>
                Try again
              </button>
            )}
          </div>
        ) : (
          <>
            <h1>Your agreement</h1>
            <NoScript email={provider.email}>Reading and signing the agreement requires JavaScript.</NoScript>
            <Skeleton label="Loading the agreement..." />
          </>
        )}
      </div>
    </>
  );
}
