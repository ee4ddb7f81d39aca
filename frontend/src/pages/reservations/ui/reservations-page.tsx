import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import { areaWords, partyLabel } from '@/entities/reservation';
import {
  cityLine,
  directionsHref,
  formatDate,
  formatMoment,
  HoursList,
  hoursNow,
  nextOpenDays,
  phoneHref,
  restaurant,
  streetLine,
  useMinute,
  isAtBuiltAddress,
  isBuiltName,
  PageMeta,
} from '@/entities/restaurant';
import { useCountReservationStart } from '@/features/count-page-view';
import { MailLink } from '@/shared/links';
import { PageHero, ThankYou } from '@/shared/ui/form-page';
import { NoScript } from '@/shared/ui/no-script';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import type { Requested } from '../api';
import { CallForToday } from './call-for-today';
import { RequestReservationForm } from './request-reservation-form';
import styles from './reservations-page.module.css';

interface RequestSentProps {
  requested: Requested;
  onAgain: () => void;
}

/** The sent request, and what happens next. */
export function RequestSent({ requested, onAgain }: RequestSentProps) {
  const {
    customerEmail,
    preferredDate,
    preferredTime,
    partySize,
    area,
    specialRequests,
    answerBy,
    status,
    guestPage,
    calendar,
  } = requested;
  const isConfirmed = status === 'confirmed';
  const minute = useMinute();
  const isDueLater = answerBy !== null && Date.parse(answerBy) > minute;

  return (
    <ThankYou heading={isConfirmed ? 'Your Table Is Confirmed!' : 'Reservation Request Sent!'}>
      <p>
        {isConfirmed
          ? 'Thank you. We look forward to seeing you.'
          : 'Thank you. We will review your request and contact you within 24 hours.'}
      </p>
      <section className={styles.table} aria-label={isConfirmed ? 'Your table' : 'What you asked for'}>
        <p className={styles.when}>
          {formatDate(preferredDate)}
          <br />
          {preferredTime}, {partyLabel(partySize)}
          {area && `, ${areaWords(area)}`}
        </p>
        {specialRequests && <p className={styles.specialRequests}>{specialRequests}</p>}
        <div className={styles.buttons}>
          {calendar !== undefined && (
            <a className="button button-outline" href={calendar}>
              Add to My Calendar
            </a>
          )}
          <a className="button button-outline" href={directionsHref()} target="_blank" rel="noreferrer">
            Get Directions
          </a>
        </div>
      </section>
      {!isConfirmed && <CallForToday date={preferredDate} />}
      <section className={styles.follows}>
        <h3>What happens next</h3>
        {isConfirmed ? (
          <ol className={styles.next}>
            <li>
              We sent a confirmation to <strong>{customerEmail}</strong>.
            </li>
            <li>You’re all set.</li>
          </ol>
        ) : (
          <ol className={styles.next}>
            <li>
              We sent an email with the details to <strong>{customerEmail}</strong>.
            </li>
            <li>
              {isDueLater ? (
                <>
                  A real person reads your request. You’ll hear back by <strong>{formatMoment(answerBy)}</strong> at the
                  latest.
                </>
              ) : (
                'A real person reads your request and replies as soon as possible.'
              )}
            </li>
            <li>Your table isn’t confirmed until you hear from us, so please wait for our reply before you come.</li>
          </ol>
        )}
      </section>
      <p>
        Something wrong, or plans changed?{' '}
        {guestPage ? (
          <>
            <a href={guestPage}>Change or cancel your reservation</a>, or call us
          </>
        ) : (
          'Call us'
        )}
        : <a href={phoneHref()}>{restaurant.phone}</a>
      </p>
      <button type="button" className="button button-outline" onClick={onAgain}>
        Make Another Reservation
      </button>
    </ThankYou>
  );
}

function VisitInfo() {
  const { courtyard } = hoursNow();
  return (
    <aside className={styles.info} aria-label="Before you come">
      <section>
        <h2>Hours</h2>
        <HoursList />
        {courtyard && <p>{courtyard}</p>}
        <p>
          <Link to="/times">Free times in the next two weeks</Link>
        </p>
      </section>
      <section>
        <h2>Location</h2>
        <address>
          {streetLine()}
          <br />
          {cityLine()}
        </address>
        {isAtBuiltAddress() && <p>Ground floor, straight in from the street.</p>}
      </section>
      <section>
        <h2>Good to know</h2>
        <ul>
          <li>We confirm every request within 24 hours.</li>
          <li>Dietary needs: tell us, and the kitchen will plan for them.</li>
          <li>Special occasions are welcome.</li>
        </ul>
      </section>
      <Picture name="courtyard-1" alt="" sizes="340px" className={styles.glass} />
    </aside>
  );
}

export function ReservationsPage() {
  const [sent, setSent] = useState<Requested | null>(null);
  const { data: current } = useQuery(restaurantQuery);
  const request = useRef<HTMLElement>(null);
  const countStart = useCountReservationStart();

  const nextOpen = nextOpenDays(3);

  function beginAgain() {
    flushSync(() => setSent(null));
    request.current?.querySelector<HTMLElement>('select, input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Reserve Your Table | ${restaurant.name}`}
        description={`Request a table ${isBuiltName() ? 'in the courtyard of' : 'at'} ${restaurant.name} on ${restaurant.address.street}, ${restaurant.address.city}. We confirm within 24 hours.`}
        path="/reservations"
      />
      <StructuredData json={breadcrumbs({ name: 'Reservations', path: '/reservations' })} />
      <PageHero
        heading="Reserve Your Table"
        picture={{
          name: 'hero',
          alt: 'Stained-glass illustration of the courtyard at sunset: a fountain, a palm and a table for two under a brick arch',
          sizes: '(max-width: 900px) 100vw, max(50vw, 896px)',
        }}
      >
        {isBuiltName() && 'Shade, a fountain, and lunch made when you order it. '}Tell us when you’d like to come, and
        we’ll save you a table.
      </PageHero>

      <div className={`page-width ${styles.panes ?? ''}`}>
        <section
          ref={request}
          className={styles.request}
          aria-label="Your request"
          onInput={countStart}
          // Everything may have been typed before hydration.
          onSubmit={countStart}
        >
          <NoScript>
            The free times are on <a href="/times">a page of their own</a>. Questions? Call{' '}
            <a href={phoneHref()}>{restaurant.phone}</a>.{nextOpen.length > 0 && ` Next open: ${nextOpen.join('; ')}.`}
          </NoScript>
          {sent ? (
            <RequestSent requested={sent} onAgain={beginAgain} />
          ) : (
            <RequestReservationForm
              onRequested={setSent}
              sendsTexts={current?.textMessages}
              hasAreas={current?.areas}
              countsSeats={current?.countsSeats}
            />
          )}
        </section>
        <VisitInfo />
      </div>

      <section className={styles.contact}>
        <div className="page-width">
          <h2>Prefer to email or call?</h2>
          <p>
            <MailLink address={restaurant.reservationsEmail} />
            <a href={phoneHref()}>{restaurant.phone}</a>
          </p>
          <p>We reply within 24 hours.</p>
        </div>
      </section>
    </>
  );
}
