import { mentionsIn } from '../../domain/mentions.js';
import { describeArea, describeRainPlan } from '../../domain/areas.js';
import { describeParty } from '../../domain/party-size.js';
import type { BookingDetails } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';

const FULL_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

export function visitBlock(fact: ReservationFact, lines = partyOf(fact)): { title: string; lines: string[] } {
  return { title: `${spokenDate(fact.preferredDate)}, ${fact.preferredTime}`, lines };
}

/** '2 people, in the courtyard' */
export const partyOf = ({ partySize, area }: ReservationFact): string[] => [
  area ? `${describeParty(partySize)}, ${describeArea(area)}` : describeParty(partySize),
];

/** The guest's preference for a day when the courtyard is closed. */
export const rainOf = ({ rainPlan }: ReservationFact): string[] =>
  rainPlan ? [`If it rains: ${describeRainPlan(rainPlan)}`] : [];

/** 'Time: 12:30 PM → 1:00 PM' */
export function changesOf(
  { preferredDate, preferredTime, partySize, area }: ReservationFact,
  formerBooking: Partial<BookingDetails>,
): string[] {
  const { preferredDate: date, preferredTime: time, partySize: party, area: formerArea } = formerBooking;
  return [
    ...(date ? [`Date: ${spokenDate(date)} → ${spokenDate(preferredDate)}`] : []),
    ...(time ? [`Time: ${time} → ${preferredTime}`] : []),
    ...(party ? [`Party: ${describeParty(party)} → ${describeParty(partySize)}`] : []),
    ...(area && formerArea ? [`Where: ${describeArea(formerArea)} → ${describeArea(area)}`] : []),
  ];
}

/** 'Where: inside', if no area was set before. */
export const firstAreaOf = ({ area }: ReservationFact, formerBooking: Partial<BookingDetails>): string[] =>
  area && formerBooking.area === null ? [`Where: ${describeArea(area)}`] : [];

/** `2026-11-27` as 'Friday, November 27, 2026'. */
export function spokenDate(date: string): string {
  return FULL_DATE.format(new Date(`${date}T12:00:00Z`));
}

/** 'Friday, November 27, 2:30 PM' */
export const spokenMoment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    timeStyle: undefined,
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

/** The promised deadline: 'by Friday, November 27, 11:30 AM at the latest'. */
export function promiseOf(answerBy: Date | null, now: Date, timeZone: string): string {
  if (answerBy === null) return 'within 24 hours';
  return answerBy > now ? `by ${spokenMoment(answerBy.toISOString(), timeZone)} at the latest` : 'as soon as we can';
}

/** 'Allergy: Nuts, Dairy'; null if there are none. */
export function allergiesIn(specialRequests: string | null): string | null {
  const labels = mentionsIn(specialRequests)
    .filter(({ kind }) => kind === 'allergy')
    .map(({ label }) => label);
  if (labels.length === 0) return null;
  return labels.includes('Allergy') ? 'Allergy' : `Allergy: ${labels.join(', ')}`;
}

/** With the guest page, only delays need a call. */
export const whenToCall = (hasPage: boolean, phone: string): string =>
  hasPage ? `Running late? Call us: ${phone}` : `Running late, more guests or other plans? Please call us: ${phone}`;
