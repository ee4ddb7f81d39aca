import { Injectable } from '@nestjs/common';
import { type PastEvent, PastEvents } from '../../../../platform/events/past-events.js';
import { EVENT_BY_STATUS, RESERVATION } from '../../domain/reservation.events.js';
import { Reservation, type NewRequest, type ReservationRequest } from '../../domain/reservation.js';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { DEMO_ACCOUNTS, Seed } from '../../../../platform/seeds.js';
import { HoursService, type OpeningHours } from '../../../hours/index.js';
import { answerDeadline } from '../../domain/reminders.js';
import { RAIN_PLANS } from '../../domain/areas.js';
import { PARTY_SIZES } from '../../domain/party-size.js';
import { startOf, startsAt, TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { ReservationSchema } from '../persistence/reservation.schema.js';

const RECORDED_FIELDS = ['status', 'outcome', 'adminNotes'] as const;

/** A sample reservation with its history. */
class SampleStory {
  private constructor(
    readonly reservation: Reservation,
    readonly past: readonly PastEvent[],
  ) {}

  static begin(id: string, request: NewRequest, occurredAt: Date, answerBy: Date): SampleStory {
    const requested = {
      type: 'reservation.requested',
      subject: { type: RESERVATION, id, name: request.customerName },
      by: null,
      changes: null,
    };
    return new SampleStory(Reservation.request(id, request, occurredAt).dueBy(answerBy), [
      { ...requested, occurredAt },
    ]);
  }

  /** Applies the next step by staff. */
  then(change: (reservation: Reservation, at: Date) => Reservation, occurredAt: Date): SampleStory {
    const before = this.reservation;
    const after = change(before, occurredAt);
    const type = after.status === before.status ? 'reservation.noted' : EVENT_BY_STATUS[after.status];
    const differing = RECORDED_FIELDS.filter((field) => before[field] !== after[field]);
    const changes = Object.fromEntries(
      differing.map((field) => [field, { before: before[field], after: after[field] }]),
    );
    const subject = { type: RESERVATION, id: before.id, name: before.customerName };
    return new SampleStory(after, [...this.past, { type, subject, by: DEMO_ACCOUNTS.staff, changes, occurredAt }]);
  }
}

const GUESTS = [
  ['Amelia Hart', 'A quiet corner near the fountain, please.'],
  ['Jonas Whitfield', null],
  ['Priya Raman', 'One of us needs gluten-free bread.'],
  ['Marcus Bell', 'It is our tenth anniversary.'],
  ['Elena Castillo', null],
  ['Theo Lindqvist', 'We come with a stroller.'],
  ['Harriet Moss', null],
  ['Samuel Okafor', 'Nut allergy: one guest.'],
  ['Nora Devlin', 'Birthday lunch, could we bring a cake?'],
  ['Victor Almeida', null],
  ['June Kaplan', 'Wheelchair access to the table, please.'],
  ['Oscar Nyman', null],
] as const;

/** Two or three per day for a quarter. */
const PAST_VISITS = 130;
const PAST_DAYS = 88;
/** Relative popularity of slots; noon is most popular. */
const LOVED_SLOTS = [4, 5, 2, 6, 4, 3, 5, 8, 4, 6, 5, 9, 4, 7, 5];
const HOUR_MS = 3_600_000;

/** A few weeks of plausible requests in every state, so that the back office looks used. */
@Injectable()
export class SampleReservations {
  constructor(
    private readonly database: Database,
    private readonly pastEvents: PastEvents,
    private readonly restaurant: Restaurant,
    private readonly hours: HoursService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const rows = this.database.getRepository(ReservationSchema);
    const hours = await this.hours.hours();
    for (const { reservation, past } of [...this.past(hours), ...this.today(hours), ...this.upcoming(hours)].sort(
      byArrival,
    )) {
      await rows.load(reservation);
      for (const event of past) await this.pastEvents.add(event);
    }
  }

  private past(hours: OpeningHours): SampleStory[] {
    const now = this.clock.now();
    return Array.from({ length: PAST_VISITS }, (_, index) => {
      const date = this.openDay(hours, -1 - Math.floor((index * PAST_DAYS) / PAST_VISITS), -1);
      const seated = instantOf(date, startOf(slot(index)), this.restaurant.timeZone);
      const requestMoment = new Date(seated.getTime() - (30 + (index % 5) * 24) * HOUR_MS);
      const answered = new Date(requestMoment.getTime() + (1 + (index % 7)) * HOUR_MS);
      const left = new Date(Math.min(seated.getTime() + HOUR_MS, now.getTime()));
      const requested = this.request(hours, index, date, requestMoment);
      if (index % 9 === 4) return requested.then((table, at) => table.decline(at), answered);
      const confirmed = requested.then((table, at) => table.confirm(at), answered);
      const visited = confirmed.then(
        (table, at) => (index % 11 === 7 ? table.recordNoShow(at) : table.complete(at)),
        left,
      );
      if (index % 6 !== 5) return visited;
      return visited.then((table, at) => table.archive(at), new Date(left.getTime() + HOUR_MS));
    });
  }

  /** On an open day: parties that have arrived, one that is late, and those still to come, as far as the hour allows. */
  private today(hours: OpeningHours): SampleStory[] {
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    const preferredDate = dateIn(timeZone, now);
    const isOpen = hours.isOpenAt(now);
    const visitAt = (preferredTime: TimeSlot) => startsAt({ preferredDate, preferredTime }, timeZone);
    const times = TIME_SLOTS.filter((time) => hours.isOpenAt(visitAt(time))).filter((_, index) => index % 2 === 0);
    const late = isOpen ? times.filter((time) => visitAt(time) <= now).slice(-1) : [];
    return [...times, ...late].map((time, index) => {
      const visit = visitAt(time);
      const requestMoment = new Date(visit.getTime() - (30 + index) * HOUR_MS);
      const confirmed = this.request(hours, index + 5, preferredDate, requestMoment, time).then(
        (table, at) => table.confirm(at),
        new Date(requestMoment.getTime() + HOUR_MS),
      );
      if (visit > now || index >= times.length) return confirmed;
      const arrived = new Date(Math.min(visit.getTime() + 5 * 60_000, now.getTime()));
      return confirmed.then((table, at) => table.complete(at), arrived);
    });
  }

  private upcoming(hours: OpeningHours): SampleStory[] {
    const now = this.clock.now().getTime();
    return Array.from({ length: 14 }, (_, index) => {
      const date = this.openDay(hours, 1 + Math.floor(index / 2), 1);
      const requested = this.request(hours, index + 3, date, new Date(now - (index * 3 + 1) * HOUR_MS));
      if (index === 9) return requested.then((table, at) => table.decline(at), new Date(now - HOUR_MS));
      if (index % 3 === 0) return requested;
      const confirmed = requested.then((table, at) => table.confirm(at), new Date(now - index * HOUR_MS));
      if (index !== 4) return confirmed;
      const notes = 'Table 6 under the arch. High chair is ready.';
      return confirmed.then((table) => table.withNotes(notes), new Date(now - 2 * HOUR_MS));
    });
  }

  private request(
    hours: OpeningHours,
    index: number,
    preferredDate: string,
    at: Date,
    preferredTime: TimeSlot = slot(index),
  ): SampleStory {
    const [customerName, specialRequests] = GUESTS[index % GUESTS.length] ?? GUESTS[0];
    const request = {
      customerName,
      customerEmail: `${customerName.toLowerCase().replace(' ', '.')}@guests.example`,
      customerPhone: index % 3 === 1 ? null : `(904) 555-01${String(10 + (index % 80))}`,
      partySize: PARTY_SIZES[[1, 3, 1, 0, 5, 2, 1, 7, 3, 9][index % 10] ?? 1] ?? '2',
      preferredDate,
      preferredTime,
      specialRequests,
      ...sampleArea(index),
      emailOptIn: false,
      smsOptIn: false,
      source: 'website' as const,
      acquisitionSource: ['direct', 'www.google.com', 'direct', 'card'][index % 4] ?? null,
    };
    const visitAt = startsAt(request, this.restaurant.timeZone);
    const closesAt = hours.closingOn(preferredDate);
    const answerBy = answerDeadline({ requestedAt: at, visitAt, closesAt });
    return SampleStory.begin(this.ids.next(), request, at, answerBy);
  }

  /** The day at that offset from today, moved to the next open day. */
  private openDay(hours: OpeningHours, offset: number, step: 1 | -1): string {
    const date = addDays(dateIn(this.restaurant.timeZone, this.clock.now()), offset);
    return hours.opening(date).spans.length > 0 ? date : this.openDay(hours, offset + step, step);
  }
}

/** Visible if areas are on: half of the guests have a preference. */
function sampleArea(index: number): Pick<ReservationRequest, 'area' | 'rainPlan'> {
  const area = (['courtyard', null, 'inside', null] as const)[index % 4] ?? null;
  return { area, rainPlan: area === 'courtyard' ? (RAIN_PLANS[index % RAIN_PLANS.length] ?? null) : null };
}

/** Lunch times within the hours of every open day. */
function slot(index: number) {
  const tenInTheMorning = TIME_SLOTS.indexOf('10:00 AM');
  return TIME_SLOTS[tenInTheMorning + (LOVED_SLOTS[index % LOVED_SLOTS.length] ?? 4)] ?? '12:00 PM';
}

const byArrival = (one: SampleStory, other: SampleStory) =>
  one.reservation.createdAt.getTime() - other.reservation.createdAt.getTime();
