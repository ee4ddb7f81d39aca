import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type GuestTable, guestTableQueries, type OwnMemory } from '@/entities/guest-table';
import { areaWords, partyLabel, slotMinutes } from '@/entities/reservation';
import {
  directionsHref,
  formatDate,
  formatMoment,
  hasPassed,
  phoneHref,
  restaurant,
  useMinute,
} from '@/entities/restaurant';
import { AskFirst } from '@/shared/ui/ask-first';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import { isHeld, useCancelTable } from '../api/use-change-table';
import { ChangeForm } from './change-form';
import { LateChoice } from './late-choice';
import { LinkPage } from './link-page';
import { OfferedTimes } from './offered-times';
import { ComingAnswer, SitInside, WaitForTable } from './one-tap-answers';
import { OwnMemoryActions } from './own-memory';
import styles from './link-page.module.css';

/** Confirms before canceling the table, which is only a request until we confirm it. */
function CancelTable({ token, table: { status } }: { token: string; table: GuestTable }) {
  const { send, isPending } = useCancelTable(token, status);
  const noun = status === 'pending' ? 'Request' : 'Table';
  return (
    <AskFirst
      action={`Cancel This ${noun}`}
      question={`Cancel this ${noun.toLowerCase()}?`}
      yes={`Yes, Cancel My ${noun}`}
      no={`Keep My ${noun}`}
      isBusy={isPending}
      busyText="Canceling..."
      onConfirm={() => {
        send(null);
      }}
    />
  );
}

type Booking = Pick<GuestTable, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;

/** '4 people, in the courtyard' */
const partyWords = ({ partySize, area }: Booking) => `${partyLabel(partySize)}${area ? `, ${areaWords(area)}` : ''}`;

/** Adds no-break spaces, for a number and its unit. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

const inWords = (booking: Booking) =>
  `${formatDate(booking.preferredDate)}, ${booking.preferredTime}, ${partyWords(booking)}`;

/** The page behind a guest's link: the request's current state and the possible changes. */
export function GuestTablePage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(guestTableQueries.of(token));
  return (
    <LinkPage title="Your table" query={query}>
      {(table) => (
        <>
          <Standing table={table} />
          {table.offeredTimes.length > 0 && table.offeredUntil && (
            <section className={styles.part} aria-labelledby="offered">
              <h2 id="offered">{hasOpenedUp(table) ? 'A table opened up' : 'Would another time work?'}</h2>
              <p>
                Take {table.offeredTimes.length > 1 ? 'one' : 'it'} with one tap, and it’s yours. We’ll hold{' '}
                {table.offeredTimes.length > 1 ? 'them' : 'it'} for you until {formatMoment(table.offeredUntil)}.
              </p>
              <OfferedTimes token={token} table={table} />
            </section>
          )}
          {table.hasNoTable && (
            <section className={styles.part} aria-labelledby="inside">
              <h2 id="inside">{table.canSitInside ? 'Would you like to sit inside?' : 'Inside is full'}</h2>
              <p>
                {table.canSitInside
                  ? 'There’s a table inside at the same time. Accept it with one tap.'
                  : 'There’s no table inside at your time right now. If one opens up, you can accept it here.'}
              </p>
              {table.canSitInside && <SitInside token={token} />}
            </section>
          )}
          {table.canJoinWaitlist && (
            <section className={styles.part} aria-labelledby="wait">
              <h2 id="wait">This time is full</h2>
              <p>
                We’re still reviewing your request. Or join the waitlist, and we’ll offer you a table as soon as one
                opens up.
              </p>
              <WaitForTable token={token} />
            </section>
          )}
          {table.canConfirmAttendance && (
            <section className={styles.part} aria-labelledby="coming">
              <h2 id="coming">Still coming?</h2>
              <p>Confirm with one tap. If we don’t hear from you, we’ll keep your table.</p>
              <ComingAnswer token={token} />
            </section>
          )}
          {table.canReportLate && (
            <section className={styles.part} aria-labelledby="late">
              <h2 id="late">Running late?</h2>
              <p>
                {table.lateByMinutes === null
                  ? 'Tell us with one tap, and we’ll hold your table.'
                  : `Thanks for telling us you’ll be ${String(table.lateByMinutes)} minutes late. We’ll hold your table.`}
              </p>
              <LateChoice token={token} table={table} />
            </section>
          )}
          {table.canChange && <OtherTable token={token} table={table} />}
          {table.canCancel && (
            <section className={styles.part} aria-labelledby="cancel">
              <h2 id="cancel">Plans changed?</h2>
              <p>
                You can cancel here until {formatMoment(table.cancelUntil)}. After that, please call us.
                {table.waitsAt !== null && ' This also removes you from the waitlist.'}
              </p>
              <CancelTable token={token} table={table} />
            </section>
          )}
          {!table.canCancel && isAhead(table) && (
            <section className={styles.part} aria-labelledby="too-late">
              <h2 id="too-late">Plans changed?</h2>
              <p>
                You could change or cancel here until {formatMoment(table.cancelUntil)}. Please call us:{' '}
                <a href={phoneHref()}>{restaurant.phone}</a>
              </p>
            </section>
          )}
          {table.memory && <Remembered token={token} memory={table.memory} />}
          <p>
            Questions? <a href={phoneHref()}>{restaurant.phone}</a>
          </p>
        </>
      )}
    </LinkPage>
  );
}

/** What the guest's own steps change. */
const stepsTaken = ({ status, change, area, waitsAt, guestConfirmedAt }: GuestTable) =>
  JSON.stringify([status, change, area, waitsAt !== null, guestConfirmedAt !== null]);

function Standing({ table }: { table: GuestTable }) {
  // Shows and reads out what a step led to, in place of the button that is gone with it.
  const section = useFocusRecovery<HTMLElement>(stepsTaken(table));
  const { status, change, replaces, movedTo, declineReason, calendar, customerName } = table;
  const promise = promiseOf(table, useMinute());
  const isOpen = status === 'pending' || status === 'confirmed';
  return (
    <section ref={section} tabIndex={-1} className={styles.choice} aria-label="Status">
      <p className={styles.table}>
        {formatDate(table.preferredDate)}
        <br />
        {unbroken(table.preferredTime)}, {unbroken(partyLabel(table.partySize))}
        {table.area && `, ${areaWords(table.area)}`}
      </p>
      <p role="status" className={styles.state}>
        {stateOf(table, promise)}
      </p>
      {declineReason && <p>{declineReason}</p>}
      {customerName && isOpen && <p>Name {customerName}.</p>}
      {change && (
        <p>
          You requested a change: <strong>{inWords(change)}</strong>. This one
          {status === 'confirmed' ? ' stays reserved for you' : ' stays open'} until we reply, {promise}.
        </p>
      )}
      {replaces && status === 'pending' && <p>Until then, this one stays as it is: {inWords(replaces)}.</p>}
      {isOpen && (
        <div className={styles.buttons}>
          {calendar !== null && (
            <a className="button button-outline" href={calendar}>
              Add to My Calendar
            </a>
          )}
          <a className="button button-outline" href={directionsHref()} target="_blank" rel="noreferrer">
            Get Directions
          </a>
        </div>
      )}
      {movedTo && (
        <a className="button button-outline" href={movedTo.page}>
          See Your Table
        </a>
      )}
      {!isOpen && !movedTo && (
        <a className="button button-outline" href="/reservations">
          Make Another Reservation
        </a>
      )}
    </section>
  );
}

const isAhead = ({ status, preferredDate, preferredTime }: GuestTable) =>
  (status === 'pending' || status === 'confirmed') && !hasPassed(preferredDate, slotMinutes(preferredTime));

const hasOpenedUp = ({ offeredTimes, preferredDate, preferredTime }: GuestTable) =>
  offeredTimes.some((time) => time.preferredDate === preferredDate && time.preferredTime === preferredTime);

/** 'by Fri, Nov 27, 11:30 AM at the latest' */
const promiseOf = ({ answerBy }: GuestTable, now: number) =>
  answerBy !== null && Date.parse(answerBy) > now ? `by ${formatMoment(answerBy)} at the latest` : 'as soon as we can';

function stateOf(table: GuestTable, promise: string): string {
  const { offeredTimes, offeredUntil, waitsAt } = table;
  const { status, cancelledAt, guestConfirmedAt, preferredDate, preferredTime } = table;
  switch (status) {
    case 'pending':
      if (hasPassed(preferredDate, slotMinutes(preferredTime)))
        return 'This time has passed and we didn’t reply. We’re sorry. Please call us, or request another time.';
      if (waitsAt !== null)
        return `You’re number ${String(waitsAt)} on the waitlist for this time. We’ll write to you as soon as a table opens up.`;
      if (hasOpenedUp(table)) return 'A table for your party opened up. We’re holding it for you.';
      if (offeredTimes.length > 0) return 'We don’t have a table at this time, but there’s another option below.';
      if (offeredUntil) return 'The times we offered have expired. Please call us, or request another time.';
      return `We got your request, and you’ll hear back ${promise}. Please wait for our reply before you come.`;
    case 'confirmed':
      if (table.hasNoTable)
        return 'The courtyard is closed that day because of the weather, and we aren’t holding another table for you yet. Choose an option below, or call us.';
      return guestConfirmedAt === null
        ? 'Your table is confirmed. We look forward to seeing you.'
        : 'Your table is confirmed, and we know you’re coming. See you soon!';
    case 'declined':
      if (table.movedTo) return `You changed this reservation to ${inWords(table.movedTo)}.`;
      return cancelledAt === null
        ? 'We’re sorry, we don’t have a table at this time.'
        : 'You canceled. We hope to see you another day.';
    case 'completed':
    case 'archived':
      return 'This visit is over. Thank you for coming.';
    case 'no-show':
      return 'This visit is over.';
  }
}

const timesWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${String(times)} times`);

function Remembered({ token, memory }: { token: string; memory: OwnMemory }) {
  const { visits, telephoneUntil, line, isOwn } = memory;
  return (
    <section className={styles.part} aria-labelledby="remembered">
      <h2 id="remembered">What we know about you</h2>
      <ul>
        {visits > 0 && <li>You’ve visited us {timesWords(visits)}.</li>}
        {line !== null && (
          <li>
            {isOwn ? 'In your words' : 'Our note'}: <strong>{line}</strong>
          </li>
        )}
        {telephoneUntil !== null && (
          <li>
            You missed a reservation, so we may call before your next visit. We forget this on{' '}
            {formatDate(telephoneUntil)}.
          </li>
        )}
      </ul>
      <p>Only we and people with the link from your email can see this.</p>
      <OwnMemoryActions token={token} memory={memory} />
    </section>
  );
}

function OtherTable({ token, table }: { token: string; table: GuestTable }) {
  const [isShown, setShown] = useState(false);
  const part = useFocusRecovery<HTMLElement>(isShown);
  return (
    <section ref={part} className={styles.part} aria-labelledby="other">
      <h2 id="other">Need another time or a bigger table?</h2>
      <p>Request it here. {isHeld(table) ? 'We’ll hold your table' : 'Your request stays open'} until we reply.</p>
      {isShown ? (
        <ChangeForm
          token={token}
          table={table}
          onAsked={() => {
            setShown(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="button button-outline"
          onClick={() => {
            setShown(true);
          }}
        >
          Change Reservation
        </button>
      )}
    </section>
  );
}
