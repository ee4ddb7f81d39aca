import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { isNewsletterOn } from '@/entities/newsletter';
import { isBuiltName, PageMeta, restaurant } from '@/entities/restaurant';
import { answer, api, type components, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { signUpForNewsletter as limits } from '@/shared/call-schema';
import { ThankYou } from '@/shared/ui/form-page';
import { Field, isEmailAddress, PublicForm, useRefusal } from '@/shared/ui/field';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import styles from './newsletter.module.css';

const MISSING_EMAIL = 'Please enter a valid email address';

type SignUp = components['schemas']['SignUpForNewsletter'];
type SignedUp = components['schemas']['SignedUpView'];

const signUpMutation: Mutation<SignUp, SignedUp> = {
  send: (body) => answer(api.POST('/api/newsletter-signups', { body })),
  failed: () => ({ title: 'Couldn’t sign you up', description: 'Please try again later' }),
};

const textIn = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export function SignUpForm({ onSignedUp }: { onSignedUp: (signedUp: SignedUp) => void }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useRestMutation(signUpMutation);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textIn(event.currentTarget, 'email');
    if (!isEmailAddress(email)) {
      refuse({ email: MISSING_EMAIL });
      return;
    }
    send(
      { email, name: textIn(event.currentTarget, 'name') },
      {
        onSuccess: onSignedUp,
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <PublicForm ref={form} onSubmit={submit} onInput={correct} aria-label="Newsletter">
      <Field name="email" label="Email" missing={MISSING_EMAIL} error={errorOf('email')}>
        {(field) => <input {...field} type="email" autoComplete="email" />}
      </Field>
      <Field name="name" label="Your name" isOptional error={errorOf('name')}>
        {(field) => <input {...field} type="text" autoComplete="name" maxLength={limits.name.maxLength} />}
      </Field>
      <button type="submit" className="button button-amber submit" data-scripted disabled={isPending}>
        {isPending ? 'Signing up...' : 'Sign Up'}
      </button>
      <noscript>
        <button
          type="submit"
          className="button button-amber submit"
          formMethod="post"
          formAction="/api/newsletter-signups/form"
        >
          Sign Up
        </button>
      </noscript>
    </PublicForm>
  );
}

/** @param hasArchive whether everyone can read past newsletters */
export function NewsletterPage({ hasArchive }: { hasArchive: boolean }) {
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const isOn = isNewsletterOn();
  return (
    <>
      <PageMeta
        title={`Newsletter | ${restaurant.name}`}
        description={`News and offers from ${restaurant.name} by email. Sign up here; you can unsubscribe at any time.`}
        path="/newsletter"
      />
      {!isOn && <meta name="robots" content="noindex" />}
      <StructuredData json={breadcrumbs({ name: 'Newsletter', path: '/newsletter' })} />
      <div className={`page-width ${styles.page ?? ''}`}>
        <h1>Newsletter</h1>
        {!isOn && <p>There is no newsletter right now.</p>}
        {isOn && signedUp && (
          <ThankYou heading="Please check your inbox">
            <p>{signedUp.message}</p>
          </ThankYou>
        )}
        {hasArchive && (
          <p>
            <Link to="/newsletter/archive">Read past newsletters</Link>
          </p>
        )}
        {isOn && !signedUp && (
          <>
            <p>What’s cooking, {isBuiltName() && 'what’s new from the kiln, '}and the occasional offer.</p>
            <SignUpForm onSignedUp={setSignedUp} />
            <p className={styles.fine}>
              We’ll send you a link to confirm your address. You can unsubscribe with the link in every email.
            </p>
          </>
        )}
      </div>
    </>
  );
}
