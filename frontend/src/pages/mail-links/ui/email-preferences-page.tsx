import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { preferencesQueries } from '@/entities/email-marketing/preferences';
import { CorrectNameForm } from './correct-name-form';
import { LinkPage } from './link-page';
import { RecordRequest } from './record-request';
import { SubscriptionChoice } from './subscription-choice';
import styles from './link-page.module.css';

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
