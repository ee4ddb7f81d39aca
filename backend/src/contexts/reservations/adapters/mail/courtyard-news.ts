import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { MailContent } from '../../../../platform/mail/mail-layout.js';
import type { Mail } from '../../../../platform/mail/mail.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { ReservationEvent } from '../../domain/ports/guest-notifier.js';
import type { Reservation } from '../../domain/reservation.js';
import type { ReservationEventType } from '../../domain/reservation.events.js';
import { cancelledCalendar, reservationCalendar } from '../calendar/reservation-calendar.js';

/** Each outdates what the one before it said. */
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
  /** Of the guest's own page; null where nothing is left to do there. */
  readonly label: string | null;
  readonly isTrue: (now: Pick<Reservation, 'status' | 'area'>) => boolean;
}

export type CourtyardNews = Pick<News, 'calendar' | 'label' | 'isTrue'> & {
  readonly content: Omit<MailContent, 'action'>;
};

const isInside: News['isTrue'] = ({ status, area }) => status === 'confirmed' && area === 'inside';
const isInCourtyard: News['isTrue'] = ({ status, area }) => status === 'confirmed' && area === 'courtyard';

/**
 * What the courtyard, closed or open again, means for a table.
 * @param when the day, in words
 * @param hasPage whether the house has a page for each table
 */
export function courtyardNews(
  event: ReservationEvent,
  restaurant: Restaurant,
  { when, block, hasPage }: { when: string; block: { title: string; lines: string[] }; hasPage: boolean },
): CourtyardNews | null {
  const news = newsOf(event, restaurant, when, hasPage);
  if (!news) return null;
  const [first = '', ...others] = news.paragraphs;
  const paragraphs = [`Dear ${plainName(event.payload.customerName)}, ${first}`, ...others];
  const { subject: heading, closing, ...rest } = news;
  return { ...rest, content: { heading, paragraphs, blocks: [block], closing } };
}

function newsOf(event: ReservationEvent, restaurant: Restaurant, when: string, hasPage: boolean): News | null {
  const { phone } = restaurant;
  const byTelephone = `Please call us on ${phone} or answer this mail, and we will look together.`;
  switch (event.type) {
    case 'reservation.moved-inside':
      return {
        subject: 'Your table is inside',
        paragraphs: [
          `because of the weather the courtyard is closed on ${when}. Your table is inside, at the same time: we look forward to seeing you.`,
        ],
        closing: [
          'The attached file brings your calendar up to date.',
          `If this does not suit you, please call us: ${phone}`,
        ],
        calendar: reservationCalendar(event, restaurant),
        label: 'See or change your table',
        isTrue: isInside,
      };
    case 'reservation.asked-about-rain':
      return {
        subject: 'The courtyard is closed: what would you like?',
        paragraphs: [
          `because of the weather the courtyard is closed on ${when}. You wanted to hear from us then, so that you can choose: nothing is decided yet, and no other table is kept for you.`,
        ],
        closing: hasPage
          ? [
              'Behind the link you can sit inside, as long as there is room, ask for another time, or cancel.',
              `Questions? Please call us: ${phone}`,
            ]
          : [`A table inside, another time, another day? ${byTelephone}`],
        label: 'Choose what suits you',
        isTrue: isInCourtyard,
      };
    case 'reservation.left-without-table':
      return {
        subject: 'The courtyard is closed, and inside is full',
        paragraphs: [
          `because of the weather the courtyard is closed on ${when}, and at your time every table inside is taken. We are very sorry: as it is now, we have no table for you.`,
        ],
        closing: hasPage
          ? [
              'Behind the link you can ask for another time, or cancel. Should a table inside come free, you can take it there.',
              `We are glad to look for a way with you: ${phone}`,
            ]
          : [byTelephone],
        label: 'Choose what suits you',
        isTrue: isInCourtyard,
      };
    case 'reservation.rained-off':
      return {
        subject: 'The courtyard is closed, and your table is cancelled',
        paragraphs: [
          `because of the weather the courtyard is closed on ${when}. You told us that you would rather not come then, so we have cancelled your table. You need not do anything.`,
        ],
        closing: [
          'The attached file takes the visit out of your calendar.',
          `We would be glad to see you on a sunnier day. Would you like to come after all? Please call us: ${phone}`,
        ],
        calendar: cancelledCalendar(event, restaurant),
        label: null,
        isTrue: ({ status }) => status === 'declined',
      };
    case 'reservation.courtyard-opened':
      return {
        subject: 'The courtyard is open again',
        paragraphs: [
          `the courtyard is open again on ${when}, and your table there is yours as it was: we look forward to seeing you.`,
        ],
        closing: [`Other plans meanwhile? Please call us: ${phone}`],
        label: 'See or change your table',
        isTrue: isInCourtyard,
      };
    default:
      return null;
  }
}
