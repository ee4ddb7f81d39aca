import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { MailContent, MailFact } from '../../../../platform/mail/mail-layout.js';
import type { Mail } from '../../../../platform/mail/mail.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { ReservationEvent } from '../../domain/ports.js';
import type { Reservation } from '../../domain/reservation.js';
import type { ReservationEventType } from '../../domain/reservation.events.js';
import { cancelledCalendar, reservationCalendar } from '../calendar/reservation-calendar.js';

/** Each supersedes the ones before it. */
export const COURTYARD_STEPS: readonly ReservationEventType[] = [
  'reservation.moved-inside',
  'reservation.asked-about-rain',
  'reservation.left-without-table',
  'reservation.courtyard-opened',
];

interface News {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly closing: readonly string[];
  readonly calendar?: Mail['calendar'];
  /** Label of the link to the guest page; null if there is nothing to do. */
  readonly label: string | null;
  readonly isTrue: (now: Pick<Reservation, 'status' | 'area'>) => boolean;
}

export type CourtyardNews = Pick<News, 'calendar' | 'label' | 'isTrue'> & {
  readonly content: Omit<MailContent, 'action'>;
};

const isInside: News['isTrue'] = ({ status, area }) => status === 'confirmed' && area === 'inside';
const isInCourtyard: News['isTrue'] = ({ status, area }) => status === 'confirmed' && area === 'courtyard';

/**
 * What closing or reopening the courtyard means for a reservation.
 * @param when the day, in words
 * @param hasPage whether the guest page is on
 */
export function courtyardNews(
  event: ReservationEvent,
  restaurant: Restaurant,
  { when, facts, hasPage }: { when: string; facts: readonly MailFact[]; hasPage: boolean },
): CourtyardNews | null {
  const news = newsOf(event, restaurant, when, hasPage);
  if (!news) return null;
  const [first = '', ...others] = news.paragraphs;
  const paragraphs = [`Dear ${plainName(event.payload.customerName)}, ${first}`, ...others];
  const { subject: heading, closing, ...rest } = news;
  return { ...rest, content: { heading, paragraphs, facts, closing } };
}

function newsOf(event: ReservationEvent, restaurant: Restaurant, when: string, hasPage: boolean): News | null {
  const { phone } = restaurant;
  const byTelephone = `Call us at ${phone} or reply to this email, and we’ll find a solution.`;
  switch (event.type) {
    case 'reservation.moved-inside':
      return {
        subject: 'Your table is inside',
        paragraphs: [
          `the courtyard is closed on ${when} because of the weather. We moved your table inside at the same time. We look forward to seeing you.`,
        ],
        closing: [
          'Update your calendar with the attached file.',
          `If that doesn’t work for you, please call us: ${phone}`,
        ],
        calendar: reservationCalendar(event, restaurant),
        label: 'View or change your reservation',
        isTrue: isInside,
      };
    case 'reservation.asked-about-rain':
      return {
        subject: 'The courtyard is closed: what would you like?',
        paragraphs: [
          `the courtyard is closed on ${when} because of the weather. You asked us to check with you first, so nothing is decided yet and we aren’t holding another table.`,
        ],
        closing: hasPage
          ? [
              'Use the link to sit inside while there is room, request another time, or cancel.',
              `Questions? Please call us: ${phone}`,
            ]
          : [`A table inside, another time, another day? ${byTelephone}`],
        label: 'Choose an option',
        isTrue: isInCourtyard,
      };
    case 'reservation.left-without-table':
      return {
        subject: 'The courtyard is closed, and inside is full',
        paragraphs: [
          `the courtyard is closed on ${when} because of the weather, and every table inside is taken at your time. We’re very sorry, we don’t have a table for you right now.`,
        ],
        closing: hasPage
          ? [
              'Use the link to request another time or cancel. If a table inside opens up, you can accept it there.',
              `Call us and we’ll find a way: ${phone}`,
            ]
          : [byTelephone],
        label: 'Choose an option',
        isTrue: isInCourtyard,
      };
    case 'reservation.rained-off':
      return {
        subject: 'The courtyard is closed, and your reservation is canceled',
        paragraphs: [
          `the courtyard is closed on ${when} because of the weather. You told us you’d rather skip if it rains, so we’ve canceled your reservation. There’s nothing you need to do.`,
        ],
        closing: [
          'Open the attached file to remove it from your calendar.',
          `We’d love to see you on a sunnier day. Want to come after all? Please call us: ${phone}`,
        ],
        calendar: cancelledCalendar(event, restaurant),
        label: null,
        isTrue: ({ status }) => status === 'declined',
      };
    case 'reservation.courtyard-opened':
      return {
        subject: 'The courtyard is open again',
        paragraphs: [
          `the courtyard is open again on ${when}, and your table there is yours again. We look forward to seeing you.`,
        ],
        closing: [`Plans changed? Please call us: ${phone}`],
        label: 'View or change your reservation',
        isTrue: isInCourtyard,
      };
    default:
      return null;
  }
}
