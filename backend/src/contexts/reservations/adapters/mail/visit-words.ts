import type { MailFact } from '../../../../platform/mail/mail-layout.js';
import { type Area, describeRainPlan } from '../../domain/areas.js';
import { mentionsIn } from '../../domain/mentions.js';
import type { OfferedTime } from '../../domain/other-times.js';
import { describeParty } from '../../domain/party-size.js';
import type { BookingDetails } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';

const FULL_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

const AREA_NAMES: Record<Area, string> = { inside: 'Inside', courtyard: 'Courtyard' };

/**
 * Date, time, party and area.
 * @param former what the guest knows and is no longer true: 'Time: 12:30 PM → 1:00 PM'
 */
export function visitFacts(fact: ReservationFact, former: Partial<BookingDetails> = {}): MailFact[] {
  const { preferredDate, preferredTime, partySize, area } = fact;
  return [
    ['Date', changed(former.preferredDate && spokenDate(former.preferredDate), spokenDate(preferredDate))],
    ['Time', changed(former.preferredTime, preferredTime)],
    ...partyFacts({ partySize, area }, former),
  ];
}

/** Party and area. */
export const partyFacts = (
  { partySize, area }: Pick<ReservationFact, 'partySize' | 'area'>,
  former: Partial<BookingDetails> = {},
): MailFact[] => [
  ['Party', changed(former.partySize && describeParty(former.partySize), describeParty(partySize))],
  ...(area ? [['Area', changed(former.area && AREA_NAMES[former.area], AREA_NAMES[area])] as const] : []),
];

const changed = (before: string | null | undefined, now: string) => (before ? `${before} → ${now}` : now);

/** One row per day: 'Friday, November 27, 2026: 12:30 PM or 1:00 PM'. */
export const offeredFacts = (times: readonly OfferedTime[]): MailFact[] =>
  [...Map.groupBy(times, ({ preferredDate }) => preferredDate)].map(([date, slots]) => [
    spokenDate(date),
    slots.map(({ preferredTime }) => preferredTime).join(' or '),
  ]);

/** The guest's preference for a day when the courtyard is closed. */
export const rainFacts = ({ rainPlan }: ReservationFact): MailFact[] =>
  rainPlan ? [['If it rains', describeRainPlan(rainPlan)]] : [];

/** 'Friday, November 27, 2026, 12:30 PM, 2 people', for inboxes. */
export const visitWords = ({ preferredDate, preferredTime, partySize }: ReservationFact): string =>
  [spokenDate(preferredDate), preferredTime, describeParty(partySize)].join(', ');

/** `2026-11-27` as 'Friday, November 27, 2026'. */
export function spokenDate(date: string): string {
  return FULL_DATE.format(new Date(`${date}T12:00:00Z`));
}

/** 'Friday, November 27, 2:30 PM' */
export const spokenMoment = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
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

/** The guest page takes reports of delays on the day of the visit. */
export const whenToCall = (hasPage: boolean, phone: string): string =>
  hasPage
    ? `Running late? Tell us on your reservation page that day, or call us: ${phone}`
    : `Running late, more guests or other plans? Please call us: ${phone}`;
