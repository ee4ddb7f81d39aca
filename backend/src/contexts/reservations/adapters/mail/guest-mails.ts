import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { HouseOptions } from '../../../../kernel/house-options.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { type MailCap, MailCaps } from '../../../../platform/mail/mail-caps.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import type { Mail } from '../../../../platform/mail/mail.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import { isErased } from '../../domain/erased-guest.js';
import { CurrentReservation } from '../persistence/current-reservation.js';
import { GuestPageLinks, guestPage } from '../../domain/guest-page.js';
import { isSameTime, type OfferedTime } from '../../domain/other-times.js';
import type { GuestNotifier, ReservationEvent } from '../../domain/ports/guest-notifier.js';
import { TableConversations } from '../replies/table-conversations.js';
import { cancelledCalendar, reservationCalendar } from '../calendar/reservation-calendar.js';
import { courtyardNews } from './courtyard-news.js';
import { asItIs, differentFrom, isOther, untoldNews, type UntoldNews } from './untold-news.js';
import { changesOf, firstAreaOf, partyOf, rainOf, spokenDate, spokenMoment, visitBlock } from './visit-words.js';

const ACKNOWLEDGEMENT = 'reservation-acknowledgement';
const ACKNOWLEDGED: MailCap = {
  kind: ACKNOWLEDGEMENT,
  toOne: [
    { most: 3, hours: 1 },
    { most: 10, hours: 24 },
  ],
  toAll: 200,
};
const CONFIRMATION = 'reservation-confirmation';
const PLACE_IN_LINE = 'reservation-place-in-line';
const OFFER = 'reservation-offer';
const DECLINE = 'reservation-decline';
const CHANGE = 'reservation-change';
const REMINDER = 'reservation-reminder';
const CANCELLATION = 'reservation-cancellation';
const COURTYARD_NEWS = 'reservation-courtyard';
/** Somebody at the counter may take a decision back so long (the screen offers it for eight seconds) before the guest hears of it. */
const TAKEN_BACK_MS = 10_000;
/** Two changes of a table within so long are told in one mail, or so long apart. */
const BETWEEN_CHANGES_MS = 60_000;

/**
 * What the guest hears of the request: that it arrived, how it was decided, and what of it was changed. The last mail says what is true: each takes back
 * those before it that have not left, and a decision that has ceased to be true before it was posted is not said any more.
 */
@Injectable()
export class GuestMails implements GuestNotifier {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly reservations: CurrentReservation,
    private readonly restaurant: Restaurant,
    private readonly options: HouseOptions,
    private readonly pages: GuestPageLinks,
    private readonly conversations: TableConversations,
    private readonly clock: Clock,
  ) {}

  /** Repeats date, time, party and area alone: nothing that was typed goes to an address nobody has confirmed. */
  async acknowledge(event: ReservationEvent): Promise<void> {
    const { customerEmail, replaces } = event.payload;
    if (customerEmail === null) return;
    if (!(await this.caps.allow(ACKNOWLEDGED, `${ACKNOWLEDGEMENT}:${event.id}`, customerEmail))) return;
    const first = replaces
      ? `You asked for another table in place of ${spokenDate(replaces.preferredDate)}, ${replaces.preferredTime}. That one stays yours until we have answered, within 24 hours.`
      : 'Thank you for asking for a table. We look at every request ourselves and answer within 24 hours.';
    const subject = replaces ? 'We have your change' : 'We have your table request';
    await this.post(event, ACKNOWLEDGEMENT, subject, {
      heading: subject,
      paragraphs: [first],
      blocks: [visitBlock(event.payload, [...partyOf(event.payload), ...rainOf(event.payload)])],
      closing: [
        'This is not a confirmation yet: please wait for our answer before you come.',
        `If you did not ask for this table, please ignore this mail. Questions: ${this.restaurant.phone}`,
      ],
    });
  }

  async confirm(decided: ReservationEvent): Promise<void> {
    const now = await this.now(decided);
    if (!now || now.status === 'pending' || now.status === 'declined') return;
    const isOutrun = isOther(now, decided.payload);
    if (isOutrun && (await this.isOvertaken(decided))) return;
    const event = asItIs(decided, now);
    const calendar = reservationCalendar(event, this.restaurant);
    const news = await this.untold(event);
    const subject = `Your table is confirmed: ${spokenDate(event.payload.preferredDate)}, ${event.payload.preferredTime}`;
    await this.post(
      event,
      CONFIRMATION,
      subject,
      {
        heading: 'Your table is confirmed',
        paragraphs: [`Dear ${plainName(event.payload.customerName)}, we look forward to seeing you in the courtyard.`],
        blocks: [
          visitBlock(event.payload, [
            ...partyOf(event.payload),
            ...changesOf(event.payload, differentFrom(event.payload, news)),
          ]),
        ],
        closing: [
          ...(event.payload.replaces ? ['The table that you had before is given up.'] : []),
          'The attached file puts the visit into your calendar.',
          `Running late, more guests or other plans? Please call us: ${this.restaurant.phone}`,
        ],
      },
      {
        calendar,
        notBefore: isOutrun ? this.whileOutrun() : restedUntil(event),
        remembered: { ...news, isConfirmation: true },
      },
    );
  }

  async remind(event: ReservationEvent): Promise<void> {
    const now = await this.now(event);
    if (now?.status !== 'confirmed' || isOther(now, event.payload)) return;
    const { customerName, preferredDate, preferredTime, area } = event.payload;
    const today = dateIn(this.restaurant.timeZone, new Date(event.occurredAt));
    const day = preferredDate === today ? 'today' : 'tomorrow';
    const hasPage = (await this.options.now(guestPage)).isOn;
    await this.post(event, REMINDER, `Your table ${day} at ${preferredTime}`, {
      heading: `See you ${day}`,
      paragraphs: [
        `Dear ${plainName(customerName)}, your table ${area === 'inside' ? 'inside' : 'in the courtyard'} is ready for you ${day}.`,
      ],
      blocks: [visitBlock(event.payload)],
      closing: [
        ...(hasPage
          ? [
              'Behind the link you can tell us that you are coming, or cancel. Without an answer your table stays yours.',
            ]
          : []),
        `Running late, more guests or other plans? Please call us: ${this.restaurant.phone}`,
      ],
    });
  }

  async tellPlace(event: ReservationEvent): Promise<void> {
    if (!(await this.now(event))?.waitsSince) return;
    await this.post(event, PLACE_IN_LINE, 'You are on our waiting list', {
      heading: 'You are on our waiting list',
      paragraphs: [
        `Dear ${plainName(event.payload.customerName)}, this half hour is full. As soon as seats for your party come free, and it is your turn, we write to you.`,
      ],
      blocks: [visitBlock(event.payload)],
      closing: [
        'Behind the link you see your place on the list, and can leave it.',
        'This is not a confirmation: please wait for our mail before you come.',
      ],
    });
  }

  /** What is kept for the guest. An offer that was replaced, answered or withdrawn is not made any more. */
  async offer(event: ReservationEvent): Promise<void> {
    const { payload } = event;
    const { offeredTimes, offeredUntil } = payload;
    const now = await this.now(event);
    if (!offeredTimes || !offeredUntil || now?.offeredUntil?.toISOString() !== offeredUntil) return;
    const until = spokenMoment(offeredUntil, this.restaurant.timeZone);
    const free = offeredTimes.find((time) => isSameTime(time, payload));
    if (free) await this.offerFreeSeats(event, free, until);
    else await this.offerOtherTimes(event, offeredTimes, until);
  }

  /** To whoever waited for them. */
  private offerFreeSeats(event: ReservationEvent, free: OfferedTime, until: string): Promise<void> {
    const subject = 'A table has come free for you';
    const content = {
      heading: subject,
      paragraphs: [`Dear ${plainName(event.payload.customerName)}, what you were waiting for is there:`],
      blocks: [visitBlock({ ...event.payload, ...free })],
      closing: [
        `Behind the link you take it with one tap, or say that you have other plans. We keep it for you until ${until}.`,
        `Questions? Please call us: ${this.restaurant.phone}`,
      ],
    };
    return this.post(event, OFFER, subject, content, { label: 'Take this table' });
  }

  private offerOtherTimes(event: ReservationEvent, times: readonly OfferedTime[], until: string): Promise<void> {
    const { customerName, preferredDate, preferredTime } = event.payload;
    const [which, them] = times.length > 1 ? ['one of them', 'them'] : ['it', 'it'];
    const subject = 'Another time for your table';
    const content = {
      heading: subject,
      paragraphs: [
        `Dear ${plainName(customerName)}, on ${spokenDate(preferredDate)}, ${preferredTime}, we have no table to give you. We would be glad to see you at another time:`,
      ],
      blocks: times.map((time) => visitBlock({ ...event.payload, ...time })),
      closing: [
        `Behind the link you take ${which} with one tap. We keep ${them} for you until ${until}.`,
        `Would another day suit you better? Please call us: ${this.restaurant.phone}`,
      ],
    };
    return this.post(event, OFFER, subject, content, { label: 'Choose a time' });
  }

  async decline(event: ReservationEvent): Promise<void> {
    const now = await this.now(event);
    if (now && now.status !== 'declined') return;
    const { customerName, declineReason, replaces } = event.payload;
    const content = {
      heading: 'We cannot offer this table',
      paragraphs: [
        `Dear ${plainName(customerName)}, thank you for thinking of us. At the time you asked for we have no table to give you, and we are sorry about that.`,
        ...(declineReason ? [declineReason] : []),
        ...(replaces
          ? [`Your table on ${spokenDate(replaces.preferredDate)}, ${replaces.preferredTime}, stays as it was.`]
          : []),
      ],
      blocks: [visitBlock(event.payload)],
      closing: [
        `Another time may well be free: please call us on ${this.restaurant.phone} or answer this mail, and we will look together.`,
      ],
    };
    await this.post(event, DECLINE, 'About your table request', content, { notBefore: restedUntil(event) });
  }

  /** Names what is different from what the guest knows, and nothing else. */
  async tellChange(changed: ReservationEvent): Promise<void> {
    const now = await this.now(changed);
    if (!now || !['pending', 'confirmed'].includes(now.status)) return;
    const isOutrun = isOther(now, changed.payload);
    if (isOutrun && (await this.isOvertaken(changed))) return;
    const event = asItIs(changed, now);
    const isConfirmed = now.status === 'confirmed';
    const news = await this.untold(event);
    const different = differentFrom(event.payload, news);
    if (Object.keys(different).length === 0 && !isOutrun)
      return news.isConfirmation ? this.confirm(event) : this.mailQueue.withdraw(threadOf(event), [CHANGE]);
    const content = {
      heading: 'Your table was changed',
      paragraphs: [`Dear ${plainName(event.payload.customerName)}, this is different now:`],
      blocks: [
        visitBlock(event.payload, [...changesOf(event.payload, different), ...firstAreaOf(event.payload, different)]),
      ],
      closing: [
        isConfirmed
          ? 'Your table is confirmed. The attached file puts the change into your calendar.'
          : 'This is not a confirmation yet: please wait for our answer before you come.',
        `If this does not suit you, please call us: ${this.restaurant.phone}`,
      ],
    };
    const calendar = isConfirmed ? reservationCalendar(event, this.restaurant) : undefined;
    const notBefore = isOutrun
      ? this.whileOutrun()
      : await this.mailQueue.restsUntil(threadOf(event), CHANGE, BETWEEN_CHANGES_MS);
    await this.post(event, CHANGE, 'Your table was changed', content, { calendar, notBefore, remembered: news });
  }

  async confirmCancellation(event: ReservationEvent): Promise<void> {
    const now = await this.now(event);
    if (now && now.status !== 'declined') return;
    const { customerName, previousStatus } = event.payload;
    const wasConfirmed = previousStatus === 'confirmed';
    const content = {
      heading: 'Your table is cancelled',
      paragraphs: [`Dear ${plainName(customerName)}, thank you for telling us. We hope to see you another day.`],
      blocks: [visitBlock(event.payload)],
      closing: [
        ...(wasConfirmed ? ['The attached file takes the visit out of your calendar.'] : []),
        `If it was not you who cancelled, please call us: ${this.restaurant.phone}`,
      ],
    };
    const calendar = wasConfirmed ? cancelledCalendar(event, this.restaurant) : undefined;
    await this.post(event, CANCELLATION, 'Your table is cancelled', content, { calendar });
  }

  async tellOfCourtyard(event: ReservationEvent): Promise<void> {
    const now = await this.now(event);
    const { isOn: hasPage } = await this.options.now(guestPage);
    const when = spokenDate(event.payload.preferredDate);
    const news = courtyardNews(event, this.restaurant, { when, block: visitBlock(event.payload), hasPage });
    if (!news || !now || !news.isTrue(now) || isOther(now, event.payload)) return;
    const { content, calendar, label } = news;
    await this.post(event, COURTYARD_NEWS, content.heading, content, {
      calendar,
      label,
      notBefore: restedUntil(event),
    });
  }

  /** The request waits again: what was decided is not said any more, if it can be helped. */
  async withdrawDecision(event: ReservationEvent): Promise<void> {
    if ((await this.now(event))?.status === 'pending')
      await this.mailQueue.withdraw(threadOf(event), [CONFIRMATION, DECLINE, CHANGE, COURTYARD_NEWS]);
  }

  /** To the guest's own page, where the house has them. */
  private async linkOf(
    { subject, payload }: ReservationEvent,
    label = 'See or change your table',
  ): Promise<MailContent['action']> {
    if (!(await this.options.now(guestPage)).isOn) return undefined;
    return { label, url: this.pages.mailedPageFor(subject.id, payload.preferredDate) };
  }

  /** The event of a later change is on its way; its mail takes the place of this one and tells what it remembers. */
  private whileOutrun(): Date {
    return new Date(this.clock.now().getTime() + BETWEEN_CHANGES_MS);
  }

  /** A later change was told before. */
  private isOvertaken(event: ReservationEvent): Promise<boolean> {
    const since = new Date(event.occurredAt);
    return this.mailQueue.isPostedAfter(threadOf(event), CHANGE, `${CHANGE}:${event.id}`, since);
  }

  private async untold(event: ReservationEvent): Promise<UntoldNews> {
    return untoldNews(event.payload, await this.mailQueue.remembered<UntoldNews>(threadOf(event)));
  }

  private now({ subject }: ReservationEvent): ReturnType<CurrentReservation['find']> {
    return this.reservations.find(subject.id);
  }

  private async post(
    event: ReservationEvent,
    kind: string,
    subject: string,
    content: MailContent,
    { label, ...settings }: Pick<Mail, 'calendar' | 'notBefore' | 'remembered'> & { label?: string | null } = {},
  ): Promise<void> {
    const { customerEmail } = event.payload;
    if (customerEmail === null || isErased(event.payload)) return;
    const { name, reservationsEmail } = this.restaurant;
    const action = kind === CANCELLATION || label === null ? undefined : await this.linkOf(event, label);
    await this.mailQueue.post({
      key: `${kind}:${event.id}`,
      kind,
      thread: threadOf(event),
      conversation: this.conversations.nameOf(event.subject.id, event.payload.preferredDate),
      from: { name, address: reservationsEmail },
      to: customerEmail,
      subject,
      ...settings,
      calendarName: 'reservation.ics',
      automatic: kind === ACKNOWLEDGEMENT || kind === REMINDER,
      ...mailLayout(this.restaurant, { ...content, ...(action && { action }) }),
    });
  }
}

const restedUntil = ({ occurredAt }: ReservationEvent): Date =>
  new Date(new Date(occurredAt).getTime() + TAKEN_BACK_MS);

const threadOf = ({ subject }: ReservationEvent): string => `${subject.type}:${subject.id}`;
