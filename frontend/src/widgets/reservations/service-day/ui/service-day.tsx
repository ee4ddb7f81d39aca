import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Card, Flex } from 'antd';
import { Fragment, type ReactNode } from 'react';
import {
  type Area,
  type BoardRole,
  type CapacityDay,
  type Reservation,
  reservationQueries,
  type ServiceDay,
  sharedTableWords,
  slotMinutes,
  useReplies,
} from '@/entities/reservation';
import { formatDay, formatMoment, formatTime, restaurantNow, useMinute, useToday } from '@/entities/restaurant';
import { CourtyardLine } from '@/features/reservation/close-courtyard';
import { DoorList } from '@/features/reservation/door';
import { areasOf, hoursOf, nextFirst, PrintDay, type ServiceHour, slotsOf } from '@/features/reservation/print-day';
import { WaitlistRow } from '@/features/reservation/waitlist';
import { useIsOnline } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { EmptyState } from '@/shared/ui/empty-state';
import { headingMark } from '@/shared/ui/row-focus';
import { CapacityStrip } from './capacity-strip';
import { CoverBars, SeatBars } from './cover-bars';
import { ServiceRow } from './service-row';
import styles from './service-day.module.css';

/** Several polls plus a normal response time. */
const FRESH_MS = 2 * 60_000;

/** '6:42 PM', when the shown data was read, once it may be outdated; on another day 'Fri, Nov 27, 6:42 PM'. */
function useAge({
  dataUpdatedAt,
  isRefetchError,
}: Pick<UseQueryResult, 'dataUpdatedAt' | 'isRefetchError'>): string | null {
  const isOnline = useIsOnline();
  const now = useMinute();
  const isOld = !isOnline || isRefetchError || now - dataUpdatedAt > FRESH_MS;
  if (dataUpdatedAt === 0 || !isOld) return null;
  const read = new Date(dataUpdatedAt);
  const isToday = restaurantNow(read).date === restaurantNow(new Date(now)).date;
  return isToday ? formatTime(read) : formatMoment(read.toISOString());
}

interface ServiceDayViewProps {
  role: BoardRole;
  /** YYYY-MM-DD */
  date: string;
  /** The dialogs of these reservations. */
  dialogsOf: (rows: readonly Reservation[]) => ReactNode;
}

/** The parties of one day by half hour, and the requests that still need a reply. */
export function ServiceDayView({ role, date, dialogsOf }: ServiceDayViewProps) {
  const answer = useQuery(reservationQueries.serviceDay(role, date));
  const { data: capacity } = useQuery(reservationQueries.capacityDay(role, date));
  const age = useAge(answer);
  const { reservations = [], waiting = [], arrived = [], missed = [] } = answer.data ?? {};
  return (
    <>
      {dialogsOf([...reservations, ...waiting, ...arrived, ...missed])}
      <AnswerView answer={answer} loading="Loading the day..." failed="Couldn’t load the day.">
        {(day) => <Day role={role} day={day} capacity={capacity} age={age} />}
      </AnswerView>
    </>
  );
}

const guests = (count: number) => `${formatNumber(count)} ${count === 1 ? 'guest' : 'guests'}`;
const parties = (count: number) => `${formatNumber(count)} ${count === 1 ? 'party' : 'parties'}`;

/** '4 here now · 17 to come' */
const nowWords = ({ here, expected }: ServiceDay) =>
  `${formatNumber(here.covers)} here now · ${formatNumber(expected.covers)} to come`;

/** '27 guests', on a past day also how many of them arrived. */
const guestWords = ({ date, covers, expected }: ServiceDay, today: string) =>
  date < today && covers > expected.covers
    ? `${guests(covers)} · ${formatNumber(covers - expected.covers)} arrived`
    : guests(covers);

interface DayProps {
  role: BoardRole;
  day: ServiceDay;
  capacity: CapacityDay | undefined;
  /** When it was read, if it may be outdated. */
  age: string | null;
}

function Day({ role, day, capacity, age }: DayProps) {
  const { data: rooms } = useQuery(reservationQueries.rooms(role));
  const replies = useReplies(role);
  const { data: memories } = useQuery(reservationQueries.guestMemories(role));
  const memoryOf = (id: string) => memories?.find((guest) => guest.id === id);
  const today = useToday();
  const isNarrow = useMedia(media.phone);
  const isTablet = useMedia(media.narrow);
  const hours = hoursOf(day);
  const areas = areasOf(day);
  const hasAreas = areas.length > 1;
  const seated = [...day.reservations, ...day.arrived];
  const isToday = day.date === today;
  const isBriefToday = isNarrow && isToday;
  const minute = useMinute();
  const now = isToday ? restaurantNow(new Date(minute)).minutes : undefined;
  const { next, over } =
    isNarrow && now !== undefined ? nextFirst(hours, now) : { next: hours, over: [] as ServiceHour[] };
  // A divider between past and upcoming; on a phone past half hours are at the bottom.
  const firstToCome = isNarrow || now === undefined ? -1 : next.findIndex(({ slot }) => slotMinutes(slot.time) > now);
  const rows = (list: readonly ServiceHour[]) =>
    list.map(({ slot, rows: coming }, place) => (
      <Fragment key={slot.time}>
        {list === next && place > 0 && place === firstToCome && (
          <Flex component="p" gap="small" align="center" className={styles.now}>
            Now, {formatTime(new Date(minute))}
          </Flex>
        )}
        <section className={styles.hour} aria-labelledby={idOf(slot.time)}>
          <h3 id={idOf(slot.time)} className={styles.time} {...headingMark}>
            {slot.time}
            <small>{guests(slot.covers)}</small>
          </h3>
          <div>
            {coming.map((reservation) => (
              <ServiceRow
                key={reservation.id}
                role={role}
                reservation={reservation}
                today={today}
                hasAreas={hasAreas}
                replies={replies[reservation.id]}
                memory={memoryOf(reservation.id)}
                sharedTable={sharedTableWords(reservation, seated)}
                now={now}
                courtyardClosed={day.courtyardClosed}
              />
            ))}
          </div>
        </section>
      </Fragment>
    ));

  const lead = (
    <Flex gap="middle" align="flex-end" justify="space-between" key="lead" className={styles.lead}>
      <h2 className={styles.figures}>
        <span>{formatDay(day.date)}</span>
        <strong>{isToday && !isBriefToday ? nowWords(day) : guestWords(day, today)}</strong>
        <span>
          {isToday && !isBriefToday ? `${guests(day.covers)}, ${parties(day.parties)}` : parties(day.parties)}
        </span>
      </h2>
      <PrintDay key={day.date} day={day} capacity={capacity} age={age} />
    </Flex>
  );
  const bars = (
    <div key="bars" className={styles.bars} data-areas={hasAreas}>
      {areas.map((area) => (
        <Fragment key={area}>
          <CoverBars day={day} area={area} cap={capOf(capacity, area)} idOf={idOf} />
          {capacity && <SeatBars area={area} capacity={capacity} slots={slotsOf(day)} />}
        </Fragment>
      ))}
    </div>
  );
  const isBelow = isTablet && !isBriefToday;
  // The sheet must stay mounted while a printed page becomes as narrow as a tablet.
  const figures = (
    <div key="figures" className={styles.top} data-areas={hasAreas}>
      {lead}
      {!isBelow && bars}
    </div>
  );
  const expected =
    hours.length === 0 ? (
      <EmptyState key="expected" text="No one is expected on this day yet." />
    ) : (
      <Card key="expected" size="small" styles={{ body: { padding: '2px 10px' } }}>
        {rows(next)}
        {over.length > 0 && (
          <>
            {next.length === 0 && <EmptyState text="No one else is expected today." />}
            <p className={`soft ${styles.over ?? ''}`}>Earlier today</p>
            {rows(over)}
          </>
        )}
      </Card>
    );
  const waiting = (
    <Flex component="section" vertical gap="small" key="waiting" aria-labelledby="service-waiting">
      <Flex component="h3" gap="small" align="center" id="service-waiting" {...headingMark}>
        Waiting for your reply <span className="pill">{day.waiting.length}</span>
      </Flex>
      <WaitlistRow role={role} date={day.date} />
      {day.waiting.length === 0 && <EmptyState text="No pending requests for this day." />}
      {day.waiting.map((reservation) => (
        <ServiceRow
          key={reservation.id}
          role={role}
          reservation={reservation}
          today={today}
          hasAreas={hasAreas}
          isRequest
          replies={replies[reservation.id]}
          room={rooms?.find(({ id }) => id === reservation.id)}
          memory={memoryOf(reservation.id)}
          courtyardClosed={day.courtyardClosed}
        />
      ))}
    </Flex>
  );
  const courtyard = <CourtyardLine key={`courtyard ${day.date}`} role={role} date={day.date} />;
  const heading = (
    <h2 key="heading" className={styles.brief}>
      {nowWords(day)}
    </h2>
  );
  const door = isToday && <DoorList key="door" role={role} />;
  // On a phone, walk-ins at the door come before expected parties.
  const panels = isNarrow
    ? [courtyard, door, expected, waiting]
    : [
        courtyard,
        expected,
        <Flex vertical gap="middle" key="side">
          {door}
          {waiting}
        </Flex>,
      ];
  const below = isBelow && (isNarrow ? bars : <CapacityStrip key="strip" day={day} capacity={capacity} />);
  const inOrder = isBriefToday ? [heading, ...panels, figures] : [figures, ...panels, below];
  return (
    <div className={styles.service}>
      <p role="status" className={styles.age}>
        {age !== null && (
          <>
            <strong>As of {age}.</strong> Changes made since then aren’t shown.
          </>
        )}
      </p>
      {inOrder}
    </div>
  );
}

/** The limit of arrivals per half hour, if the restaurant sets one. */
const capOf = (capacity: CapacityDay | undefined, area: Area | null) =>
  (area === null ? capacity : capacity?.areas.find((one) => one.area === area))?.arrivalsCap ?? null;

const idOf = (time: string) => `at-${time.replaceAll(/\W/g, '-')}`;
