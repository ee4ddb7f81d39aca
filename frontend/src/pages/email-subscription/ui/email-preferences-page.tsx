import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { subscriptionQueries } from '@/entities/email-marketing/subscription';
import { CorrectNameForm } from '@/features/subscription/correct-name';
import { LinkPage } from './link-page';
import styles from './link-page.module.css';
import { PersonalRecord } from './personal-record';
import { SubscriptionChoice } from './subscription-choice';

/** What somebody gets, and what is remembered about them: theirs to change, to take along and to end. */
export function EmailPreferencesPage() {
  const token = useLocation().hash.slice(1);
  const [isErased, setErased] = useState(false);
  const query = useQuery({ ...subscriptionQueries.of(token), enabled: !isErased });
  return (
    <LinkPage title="Email preferences" query={query}>
      {(preferences) =>
        isErased ? (
          <p role="status">You are erased. We will not write to this address again.</p>
        ) : (
          <>
            <SubscriptionChoice token={token} preferences={preferences} />
            {preferences.isKnown && (
              <section className={styles.part} aria-labelledby="name">
                <h2 id="name">Your name</h2>
                <CorrectNameForm token={token} preferences={preferences} />
              </section>
            )}
            <PersonalRecord
              token={token}
              onErased={() => {
                setErased(true);
              }}
            />
          </>
        )
      }
    </LinkPage>
  );
}
