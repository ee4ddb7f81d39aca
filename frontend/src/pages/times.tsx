import { Link } from 'react-router';
import { partyLabel, type partySizes, type TimeSlot } from '@/entities/reservation';
import { formatDay, PageMeta, phoneHref, restaurant, spansOn } from '@/entities/restaurant';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import slotStyles from '@/shared/ui/slots.module.css';
import styles from './times.module.css';

type PartySize = (typeof partySizes)[number];

export interface ComingDay {
  /** YYYY-MM-DD */
  date: string;
  /** Future times during opening hours; `upTo` is the largest party that finds a table, null if the time is full. */
  times: { time: TimeSlot; upTo: PartySize | null }[];
}

const LARGEST_PARTY = '10+';

/** @param days today and the days after it; null if the free times are unknown, as in a page made by the build */
export function TimesPage({ days }: { days: readonly ComingDay[] | null }) {
  return (
    <>
      <PageMeta
        title={`Free Times | ${restaurant.name}`}
        description={`Free tables at ${restaurant.name} in the next two weeks. Choose a time and request your table.`}
        path="/times"
      />
      <StructuredData json={breadcrumbs({ name: 'Free Times', path: '/times' })} />
      <div className={`page-width ${styles.page ?? ''}`}>
        <h1>Free Times</h1>
        <p>
          The next two weeks at a glance. Choose a time to request a table, or call{' '}
          <a href={phoneHref()}>{restaurant.phone}</a>.
        </p>
        {days ? (
          days.map((day) => <DayOfTimes key={day.date} {...day} />)
        ) : (
          <p>
            We couldn’t load the free times. <Link to="/reservations">Request a table</Link> and we’ll check for you.
          </p>
        )}
      </div>
    </>
  );
}

function DayOfTimes({ date, times }: ComingDay) {
  return (
    <section className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>
        <time dateTime={date}>{formatDay(date)}</time>
      </h2>
      {times.length === 0 ? (
        <p>{spansOn(date).length > 0 ? 'No more times today' : 'Closed'}</p>
      ) : (
        <ul className={slotStyles.slots}>
          {times.map(({ time, upTo }) => (
            <li key={time}>
              {upTo ? <FreeTime date={date} time={time} upTo={upTo} /> : <FullTime date={date} time={time} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const requestPath = (date: string, time: TimeSlot) =>
  `/reservations?${new URLSearchParams({ preferredDate: date, preferredTime: time }).toString()}`;

interface TimeProps {
  date: string;
  time: TimeSlot;
}

const FreeTime = ({ date, time, upTo }: TimeProps & { upTo: PartySize }) => (
  <a href={requestPath(date, time)}>
    {time}
    {upTo !== LARGEST_PARTY && <small> up to {partyLabel(upTo)}</small>}
  </a>
);

/** A request for a full time can still join the waitlist. */
const FullTime = ({ date, time }: TimeProps) => (
  <a href={requestPath(date, time)} data-full rel="nofollow">
    {time} <small>full</small>
  </a>
);
