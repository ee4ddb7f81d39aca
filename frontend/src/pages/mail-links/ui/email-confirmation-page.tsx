import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { type preferencesCalls, preferencesQueries } from '@/entities/email-marketing/preferences';
import { isNewsletterOn } from '@/entities/newsletter';
import { restaurant } from '@/entities/restaurant';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import { useConfirmSubscription } from '../api/use-change-subscription';
import { LinkPage } from './link-page';
import styles from './link-page.module.css';

/** Following the link opts no one in; only the button does. */
export function EmailConfirmationPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(preferencesQueries.toConfirm(token));
  return (
    <LinkPage title="Confirm your subscription" query={query} instead={isNewsletterOn() && <SignUpAgain />}>
      {(subscription) => <Reply token={token} subscription={subscription} />}
    </LinkPage>
  );
}

type Subscription = Awaited<ReturnType<typeof preferencesCalls.confirm>>;

function Reply({ token, subscription }: { token: string; subscription: Subscription }) {
  const { address, firstName, lastName, isSubscribed, wording } = subscription;
  const { send, isPending } = useConfirmSubscription(token);
  const part = useFocusRecovery<HTMLElement>(isSubscribed);
  return (
    <section ref={part} tabIndex={-1} className={styles.choice} aria-label="Your reply">
      {isSubscribed ? (
        <p role="status" className={styles.state}>
          Thank you. You’ll hear from {restaurant.name} at {address}. Every email has a link to unsubscribe.
        </p>
      ) : (
        <>
          <p className={styles.state}>{wording}</p>
          <p>Your address: {address}</p>
          {firstName && <p>Your name: {`${firstName} ${lastName}`.trim()}</p>}
          <button
            type="button"
            className="button button-amber"
            disabled={isPending}
            onClick={() => {
              send(null);
            }}
          >
            {isPending ? 'Confirming...' : 'Confirm'}
          </button>
          <p>Not you? Just close this page.</p>
        </>
      )}
    </section>
  );
}

const SignUpAgain = () => (
  <p>
    <Link to="/newsletter">Sign up again</Link> to get a new link.
  </p>
);
