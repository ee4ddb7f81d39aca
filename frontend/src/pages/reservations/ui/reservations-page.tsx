import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { houseQuery } from '@/entities/house/house-now';
import { nextOpenDays, phoneHref, restaurant } from '@/entities/restaurant';
import { countReservationStart } from '@/features/count-page-view';
import type { Requested } from '../api/use-request-reservation';
import { RequestReservationForm } from './request-reservation-form';
import { MailLink } from '@/shared/links';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import { RequestSent } from './request-sent';
import { VisitInfo } from './visit-info';
import styles from './reservations-page.module.css';

export function ReservationsPage() {
  const [sent, setSent] = useState<Requested | null>(null);
  const { data: house } = useQuery(houseQuery);
  const request = useRef<HTMLElement>(null);

  const nextOpen = nextOpenDays(3);

  function beginAgain() {
    flushSync(() => setSent(null));
    request.current?.querySelector<HTMLElement>('select, input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Reserve Your Table | ${restaurant.name}`}
        description={`Request a table in the courtyard of ${restaurant.name} on ${restaurant.address.street}, ${restaurant.address.city}. We confirm within 24 hours.`}
        path="/reservations"
      />
      <StructuredData json={breadcrumbs({ name: 'Reservations', path: '/reservations' })} />
      <section className={`on-deep ${styles.welcome ?? ''}`}>
        <div className={styles.words}>
          <h1>Reserve Your Table</h1>
          <p>
            Shade, a fountain, and lunch made when you order it. Tell us when you’d like to come, and we’ll save you a
            table.
          </p>
        </div>
        <Picture
          name="hero"
          alt="Stained-glass illustration of the courtyard at sunset: a fountain, a palm and a table for two under a brick arch"
          sizes="(max-width: 900px) 100vw, max(50vw, 896px)"
          priority
          className={styles.window}
        />
      </section>

      <div className={`page-width ${styles.panes ?? ''}`}>
        <section
          ref={request}
          className={styles.request}
          aria-label="Your request"
          onInput={countReservationStart}
          // Everything may have been typed before hydration.
          onSubmit={countReservationStart}
        >
          <NoScript>
            The free times are on <a href="/times">a page of their own</a>. Questions? Call{' '}
            <a href={phoneHref}>{restaurant.phone}</a>.{nextOpen.length > 0 && ` Next open: ${nextOpen.join('; ')}.`}
          </NoScript>
          {sent ? (
            <RequestSent requested={sent} onAgain={beginAgain} />
          ) : (
            <RequestReservationForm
              onRequested={setSent}
              sendsTexts={house?.textMessages}
              hasAreas={house?.areas}
              countsSeats={house?.countsSeats}
            />
          )}
        </section>
        <VisitInfo />
      </div>

      <section className={styles.contact}>
        <div className="page-width">
          <h2>Rather write or call?</h2>
          <p>
            <MailLink address={restaurant.reservationsEmail} />
            <a href={phoneHref}>{restaurant.phone}</a>
          </p>
          <p>We reply within 24 hours.</p>
        </div>
      </section>
    </>
  );
}
