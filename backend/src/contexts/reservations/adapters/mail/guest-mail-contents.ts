import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { MailContent } from '../../../../platform/mail/mail-layout.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { OfferedTime } from '../../domain/other-times.js';
import type { Booking } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { changesOf, firstAreaOf, partyOf, rainOf, spokenDate, visitBlock } from './visit-words.js';

type Content = Omit<MailContent, 'action'>;

/**
 * @param promise when the answer comes: 'within 24 hours'
 * @param replaced the table that the guest has until the change is decided
 */
export function acknowledgement(
  fact: ReservationFact,
  promise: string,
  replaced: Booking | null,
  { phone }: Restaurant,
): Content {
  const first = replaced
    ? `You asked for another table in place of ${spokenDate(replaced.preferredDate)}, ${replaced.preferredTime}. That one stays yours until we reply, ${promise}.`
    : `Thanks for your request! A real person reads every one, and you’ll hear back ${promise}.`;
  return {
    heading: replaced ? 'We have your change' : 'We have your table request',
    paragraphs: [first],
    blocks: [visitBlock(fact, [...partyOf(fact), ...rainOf(fact)])],
    closing: [
      'This is not a confirmation yet: please wait for our answer before you come.',
      `If you did not ask for this table, please ignore this mail. Questions: ${phone}`,
    ],
  };
}

/** For a guest who waited for seats of this half hour. */
export const freeSeats = (fact: ReservationFact, free: OfferedTime, until: string, { phone }: Restaurant): Content => ({
  heading: 'A table has come free for you',
  paragraphs: [`Dear ${plainName(fact.customerName)}, what you were waiting for is there:`],
  blocks: [visitBlock({ ...fact, ...free })],
  closing: [
    `Behind the link you take it with one tap, or say that you have other plans. We keep it for you until ${until}.`,
    `Questions? Please call us: ${phone}`,
  ],
});

export function otherTimes(
  fact: ReservationFact,
  times: readonly OfferedTime[],
  until: string,
  { phone }: Restaurant,
): Content {
  const [which, them] = times.length > 1 ? ['one of them', 'them'] : ['it', 'it'];
  return {
    heading: 'Another time for your table',
    paragraphs: [
      `Dear ${plainName(fact.customerName)}, on ${spokenDate(fact.preferredDate)}, ${fact.preferredTime}, we have no table to give you. We would be glad to see you at another time:`,
    ],
    blocks: times.map((time) => visitBlock({ ...fact, ...time })),
    closing: [
      `Behind the link you take ${which} with one tap. We keep ${them} for you until ${until}.`,
      `Would another day suit you better? Please call us: ${phone}`,
    ],
  };
}

/** @param replaced the table that the guest still has */
export const decline = (fact: ReservationFact, replaced: Booking | null, { phone }: Restaurant): Content => ({
  heading: 'We cannot offer this table',
  paragraphs: [
    `Dear ${plainName(fact.customerName)}, thank you for thinking of us. At the time you asked for we have no table to give you, and we are sorry about that.`,
    ...(fact.declineReason ? [fact.declineReason] : []),
    ...(replaced
      ? [`Your table on ${spokenDate(replaced.preferredDate)}, ${replaced.preferredTime}, stays as it was.`]
      : []),
  ],
  blocks: [visitBlock(fact)],
  closing: [
    `Another time may well be free: please call us on ${phone} or answer this mail, and we will look together.`,
  ],
});

/** @param promise when the answer comes; null for a table that is confirmed */
export const change = (
  fact: ReservationFact,
  different: Partial<Booking>,
  promise: string | null,
  { phone }: Restaurant,
): Content => ({
  heading: 'Your table was changed',
  paragraphs: [`Dear ${plainName(fact.customerName)}, this is different now:`],
  blocks: [visitBlock(fact, [...changesOf(fact, different), ...firstAreaOf(fact, different)])],
  closing: [
    promise === null
      ? 'Your table is confirmed. The attached file puts the change into your calendar.'
      : `This is not a confirmation yet: please wait for our answer before you come. You’ll hear back ${promise}.`,
    `If this does not suit you, please call us: ${phone}`,
  ],
});
