import type { Preferences } from '@/entities/email-marketing/preferences';
import { formatMoment, restaurant } from '@/entities/restaurant';
import { useChangePreferences } from '../api/use-change-subscription';
import styles from './link-page.module.css';

interface SubscriptionChoiceProps {
  token: string;
  preferences: Preferences;
}

export function SubscriptionChoice({ token, preferences }: SubscriptionChoiceProps) {
  const { address, isSubscribed, isKnown, subscribedAt, wording } = preferences;
  const { send, isPending } = useChangePreferences(token);
  return (
    <section className={styles.choice} aria-label="Your subscription">
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
