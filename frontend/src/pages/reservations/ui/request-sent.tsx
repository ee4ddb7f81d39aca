import { useEffect, useRef } from 'react';
import { areaWords, partyLabel } from '@/entities/reservation';
import { directionsHref, formatDate, formatMoment, phoneHref, restaurant, useMinute } from '@/entities/restaurant';
import type { Requested } from '../api/use-request-reservation';
import { CallForToday } from './call-for-today';
import styles from './request-sent.module.css';

interface RequestSentProps {
  requested: Requested;
  onAgain: () => void;
}

/** The sent request, and what happens next. */
export function RequestSent({ requested, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {isConfirmed ? 'Your Table Is Confirmed!' : 'Reservation Request Sent!'}
      </h2>
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
          <a className="button button-outline" href={directionsHref} target="_blank" rel="noreferrer">
            Get Directions
          </a>
        </div>
      </section>
      {!isConfirmed && <CallForToday date={preferredDate} />}
      <section>
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
        : <a href={phoneHref}>{restaurant.phone}</a>
      </p>
      <button type="button" className="button button-outline" onClick={onAgain}>
        Make Another Reservation
      </button>
    </div>
  );
}
