import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { phoneHref, restaurant } from '@/entities/restaurant';
import type { RequestedCard } from '../api/use-request-gift-card';
import { RequestGiftCardForm } from './request-gift-card-form';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import { CardRequested } from './card-requested';
import styles from './gift-cards-page.module.css';

export function GiftCardsPage() {
  const [requested, setRequested] = useState<RequestedCard | null>(null);
  const section = useRef<HTMLElement>(null);

  function beginAgain() {
    flushSync(() => setRequested(null));
    section.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Gift Cards | ${restaurant.name}`}
        description={`A gift card for lunch and art glass at ${restaurant.name}. Request one here and we’ll write back within a day.`}
        path="/gift-cards"
      />
      <StructuredData json={breadcrumbs({ name: 'Gift Cards', path: '/gift-cards' })} />
      <section className={`on-deep ${styles.welcome ?? ''}`}>
        <div className={styles.words}>
          <h1>Gift Cards</h1>
          <p>Lunch in the courtyard or a piece from the kiln: they choose.</p>
        </div>
        <Picture name="courtyard-1" alt="" sizes="(max-width: 900px) 100vw, 50vw" priority className={styles.window} />
      </section>
      <div className={`page-width ${styles.panes ?? ''}`}>
        <section ref={section} className={styles.request} aria-label="Your gift card">
          <NoScript>
            This form requires JavaScript. Please call <a href={phoneHref}>{restaurant.phone}</a> instead.
          </NoScript>
          {requested ? (
            <CardRequested requested={requested} onAgain={beginAgain} />
          ) : (
            <RequestGiftCardForm onRequested={setRequested} />
          )}
        </section>
        <aside className={styles.steps} aria-labelledby="how-it-goes">
          <h2 id="how-it-goes">How it works</h2>
          <ol>
            <li>Request a card here. You don’t pay yet.</li>
            <li>We write back within a day. You pay at the bistro or by phone.</li>
            <li>Pick up the card, or we’ll mail it.</li>
          </ol>
        </aside>
      </div>
    </>
  );
}
