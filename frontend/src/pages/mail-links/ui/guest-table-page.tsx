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
import {
  CancelTable,
  ChangeForm,
  ComingAnswer,
  LateChoice,
  OfferedTimes,
  SitInside,
  WaitForTable,
  OwnMemoryActions,
} from '@/features/guest-table/change-table';
import styles from './link-page.module.css';
import { LinkPage } from './link-page';

type Booking = Pick<GuestTable, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;

/** '4 people, in the courtyard' */
const partyWords = ({ partySize, area }: Booking) => `${partyLabel(partySize)}${area ? `, ${areaWords(area)}` : ''}`;

/** With no-break spaces between a number and its unit. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

const inWords = (booking: Booking) =>
  `${formatDate(booking.preferredDate)}, ${booking.preferredTime}, ${partyWords(booking)}`;

/** What a guest's own link opens: how the request stands now, and what may be done about it. */
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
              <h2 id="offered">{hasComeFree(table) ? 'It has come free' : 'Would another time suit you?'}</h2>
              <p>
                Take {table.offeredTimes.length > 1 ? 'one' : 'it'} with one tap, and it is yours. We keep{' '}
                {table.offeredTimes.length > 1 ? 'them' : 'it'} for you until {formatMoment(table.offeredUntil)}.
              </p>
              <OfferedTimes token={token} table={table} />
            </section>
          )}
          {table.hasNoTable && (
            <section className={styles.part} aria-labelledby="inside">
              <h2 id="inside">{table.maySitInside ? 'Would you like to sit inside?' : 'Inside is full'}</h2>
              <p>
                {table.maySitInside
                  ? 'There is room for you at the same time. Take it with one tap, and it is yours.'
                  : 'At your time there is no table inside now. Should one come free, you can take it here.'}
              </p>
              {table.maySitInside && <SitInside token={token} />}
            </section>
          )}
          {table.mayWait && (
            <section className={styles.part} aria-labelledby="wait">
              <h2 id="wait">This half hour is full</h2>
              <p>
                We still look at your request. Or wait: as soon as seats for your party come free, we offer them to you.
              </p>
              <WaitForTable token={token} />
            </section>
          )}
          {table.maySayComing && (
            <section className={styles.part} aria-labelledby="coming">
              <h2 id="coming">Is everything as planned?</h2>
              <p>Tell us with one tap that you are coming. Without an answer your table stays yours.</p>
              <ComingAnswer token={token} />
            </section>
          )}
          {table.maySayLate && (
            <section className={styles.part} aria-labelledby="late">
              <h2 id="late">Running late?</h2>
              <p>
                {table.lateMinutes === null
                  ? 'Tell us with one tap, and we keep your table.'
                  : `You said you will be ${String(table.lateMinutes)} minutes late. Thank you, we keep your table.`}
              </p>
              <LateChoice token={token} table={table} />
            </section>
          )}
          {table.mayChange && <OtherTable token={token} table={table} />}
          {table.mayCancel && (
            <section className={styles.part} aria-labelledby="cancel">
              <h2 id="cancel">Other plans?</h2>
              <p>
                You can cancel here until {formatMoment(table.cancelUntil)}. Later, please call us.
                {table.waitsAt !== null && ' That takes you off the waiting list, too.'}
              </p>
              <CancelTable token={token} />
            </section>
          )}
          {table.memory && <Remembered token={token} memory={table.memory} />}
          <p>
            Questions? <a href={phoneHref}>{restaurant.phone}</a>
          </p>
        </>
      )}
    </LinkPage>
  );
}

function Standing({ table }: { table: GuestTable }) {
  const { status, change, replaces, declineReason, calendar, customerName } = table;
  const promise = promiseOf(table, useMinute());
  const isOpen = status === 'pending' || status === 'confirmed';
  return (
    <section className={styles.choice} aria-label="How it stands">
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
      {customerName && isOpen && <p>Under the name {customerName}.</p>}
      {change && (
        <p>
          You asked for another table: <strong>{inWords(change)}</strong>. This one
          {status === 'confirmed' ? ' stays yours' : ' stands'} until we reply, {promise}.
        </p>
      )}
      {replaces && status === 'pending' && <p>Until then your table stays as it was: {inWords(replaces)}.</p>}
      {isOpen && (
        <div className={styles.buttons}>
          {calendar !== null && (
            <a
              className="button button-outline"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download="table.ics"
            >
              Add to My Calendar
            </a>
          )}
          <a className="button button-outline" href={directionsHref} target="_blank" rel="noreferrer">
            Get Directions
          </a>
        </div>
      )}
      {!isOpen && (
        <a className="button button-outline" href="/reservations">
          Ask for Another Table
        </a>
      )}
    </section>
  );
}

const hasComeFree = ({ offeredTimes, preferredDate, preferredTime }: GuestTable) =>
  offeredTimes.some((time) => time.preferredDate === preferredDate && time.preferredTime === preferredTime);

/** 'by Fri, Nov 27, 11:30 AM at the latest' */
const promiseOf = ({ answerBy }: GuestTable, now: number) =>
  answerBy !== null && Date.parse(answerBy) > now ? `by ${formatMoment(answerBy)} at the latest` : 'as soon as we can';

function stateOf(table: GuestTable, promise: string): string {
  const { offeredTimes, offeredUntil, waitsAt } = table;
  const { status, cancelledAt, comingAt, preferredDate, preferredTime } = table;
  switch (status) {
    case 'pending':
      if (hasPassed(preferredDate, slotMinutes(preferredTime)))
        return 'This time has passed, and we have not answered you. We are sorry. Please call us, or ask for another time.';
      if (waitsAt !== null)
        return `You are number ${String(waitsAt)} on the waiting list for this half hour. We write to you as soon as it is your turn.`;
      if (hasComeFree(table)) return 'Seats for your party have come free. They are kept for you.';
      if (offeredTimes.length > 0)
        return 'At this time we have no table to give you, but there is another choice below.';
      if (offeredUntil)
        return 'The times that we offered are not kept any more. Please call us, or ask for another time.';
      return `We have your request, and you’ll hear back ${promise}. Please wait for our answer before you come.`;
    case 'confirmed':
      if (table.hasNoTable)
        return 'Because of the weather the courtyard is closed on this day, and no other table is kept for you yet. Please choose below, or call us.';
      return comingAt === null
        ? 'Your table is confirmed. We look forward to seeing you.'
        : 'Your table is confirmed, and we know that you are coming. See you soon.';
    case 'declined':
      return cancelledAt === null
        ? 'We are sorry: at this time we have no table to give you.'
        : 'This table is cancelled. We hope to see you another day.';
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
      <h2 id="remembered">What we remember of you</h2>
      <ul>
        {visits > 0 && <li>You have been our guest {timesWords(visits)}.</li>}
        {line !== null && (
          <li>
            {isOwn ? 'In your own words' : 'We have noted'}: <strong>{line}</strong>
          </li>
        )}
        {telephoneUntil !== null && (
          <li>
            A table of yours stayed empty, so we may telephone before your next visit. We forget it on{' '}
            {formatDate(telephoneUntil)}.
          </li>
        )}
      </ul>
      <p>Only we and whoever opens this link from your mail can read it.</p>
      <OwnMemoryActions token={token} memory={memory} />
    </section>
  );
}

function OtherTable({ token, table }: { token: string; table: GuestTable }) {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="other">
      <h2 id="other">Another time, or more of you?</h2>
      <p>
        Ask for it here.{' '}
        {table.status === 'confirmed' && !table.hasNoTable ? 'Your table stays yours' : 'This request stands'} until we
        have answered.
      </p>
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
          Change This Table
        </button>
      )}
    </section>
  );
}
