import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { MailContent } from '../../../../platform/mail/mail-layout.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { OfferedTime } from '../../domain/other-times.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { offeredFacts, partyFacts, rainFacts, spokenDate, visitFacts, visitWords } from './visit-words.js';

type Content = Omit<MailContent, 'action'>;

const NOT_CONFIRMED = 'This isn’t confirmed yet. Please wait for our reply before you come.';

/** The table or pending request that the guest has until a change of it is decided. */
type Replaced = BookingDetails & Pick<Reservation, 'status'>;

function changeRequested(replaced: Replaced, promise: string): string {
  const when = `${spokenDate(replaced.preferredDate)}, ${replaced.preferredTime}`;
  return replaced.status === 'confirmed'
    ? `You asked to change your table on ${when}. We’ll hold your current table until we reply, ${promise}.`
    : `You asked to change your request for ${when}. It stays open until we reply, ${promise}.`;
}

/** @param promise deadline for the answer: 'within 24 hours' */
export function acknowledgement(fact: ReservationFact, promise: string, replaced: Replaced | null): Content {
  const first = replaced
    ? changeRequested(replaced, promise)
    : `Thanks for your request! A real person reads every one, and you’ll hear back ${promise}.`;
  return {
    heading: replaced ? 'We got your change request' : 'We got your table request',
    preheader: `Not confirmed yet: ${visitWords(fact)}`,
    paragraphs: [first, NOT_CONFIRMED],
    facts: [...visitFacts(fact), ...rainFacts(fact)],
    closing: ['If you didn’t request this table, ignore this email.'],
  };
}

export const givenUp = ({ wasConfirmed }: Pick<Reservation, 'wasConfirmed'>): string =>
  wasConfirmed ? 'Your previous table has been released.' : 'It replaces your previous request.';

/** For a guest on the waitlist. */
export const freeSeats = (fact: ReservationFact, free: OfferedTime, until: string): Content => ({
  heading: 'A table opened up for you',
  preheader: `We’ll hold it until ${until}.`,
  paragraphs: [
    `Dear ${plainName(fact.customerName)}, good news, the time you wanted is available. We’ll hold it for you until ${until}.`,
  ],
  facts: visitFacts({ ...fact, ...free }),
  closing: ['Use the link to accept or decline with one tap.'],
});

export function otherTimes(fact: ReservationFact, times: readonly OfferedTime[], until: string): Content {
  const [which, them] = times.length > 1 ? ['one of them', 'them'] : ['it', 'it'];
  return {
    heading: 'Another time for your table',
    preheader: offeredFacts(times)
      .map(([date, slots]) => `${date}, ${slots}`)
      .join('; '),
    paragraphs: [
      `Dear ${plainName(fact.customerName)}, we don’t have a table on ${spokenDate(fact.preferredDate)}, ${fact.preferredTime}. We’d love to see you at another time:`,
    ],
    facts: [...offeredFacts(times), ...partyFacts({ ...fact, ...times[0] })],
    closing: [
      `Use the link to accept ${which} with one tap. We’ll hold ${them} for you until ${until}.`,
      'Would another day work better? Please call us.',
    ],
  };
}

function unchanged({ status, preferredDate, preferredTime }: Replaced): string {
  const when = `${spokenDate(preferredDate)}, ${preferredTime}`;
  return status === 'confirmed'
    ? `You still have your table on ${when}.`
    : `Your request for ${when} is still open. You’ll get a separate reply.`;
}

export const decline = (fact: ReservationFact, replaced: Replaced | null, { phone }: Restaurant): Content => ({
  heading: 'We don’t have a table at this time',
  paragraphs: [
    `Dear ${plainName(fact.customerName)}, thank you for thinking of us. We’re sorry, we don’t have a table at the time you asked for.`,
    ...(fact.declineReason ? [fact.declineReason] : []),
    ...(replaced ? [unchanged(replaced)] : []),
  ],
  facts: visitFacts(fact),
  closing: [`Another time may be available. Call us at ${phone} or reply to this email, and we’ll find one.`],
});

/**
 * @param former what changed, as it was
 * @param promise deadline for the answer; null for a confirmed table
 */
export const change = (
  fact: ReservationFact,
  former: Partial<BookingDetails>,
  promise: string | null,
  { phone }: Restaurant,
): Content => ({
  heading: 'Your reservation was changed',
  preheader: visitWords(fact),
  paragraphs: [
    promise === null
      ? `Dear ${plainName(fact.customerName)}, here’s what’s new. Your table is confirmed.`
      : `Dear ${plainName(fact.customerName)}, here’s what’s new. You’ll hear back ${promise}.`,
    ...(promise === null ? [] : [NOT_CONFIRMED]),
  ],
  facts: visitFacts(fact, former),
  closing: [
    ...(promise === null ? ['Update your calendar with the attached file.'] : []),
    `If that doesn’t work for you, please call us: ${phone}`,
  ],
});
