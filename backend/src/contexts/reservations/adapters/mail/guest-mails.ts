import { Injectable } from '@nestjs/common';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { MailCaps } from '../../../../platform/mail/mail-caps.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import type { Mail } from '../../../../platform/mail/mail.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import { describeArea } from '../../domain/areas.js';
import { isErased } from '../../domain/guest-memory.js';
import { CurrentReservation, ReservationEventsQuery } from '../persistence/current-reservation.query.js';
import { GuestPageLinks, guestPage } from '../../domain/guest-page.js';
import { isSameTime } from '../../domain/other-times.js';
import type { GuestNotifier, ReservationEvent } from '../../domain/ports.js';
import { type BookingDetails, isOpen, type Reservation } from '../../domain/reservation.js';
import { startsAt } from '../../domain/time-slot.js';
import { TableConversations } from '../replies/reply-intake.js';
import { cancelledCalendar, reservationCalendar } from '../calendar/reservation-calendar.js';
import { ACKNOWLEDGED, UNASKED } from '../caps/guest-message-caps.js';
import { MAILS, NotifiesGuests } from '../events/guest-news.js';
import { COURTYARD_STEPS, courtyardNews } from './courtyard-news.js';
import { asItIs, differentFrom, GuestKnowledge, isOther, restedUntil } from './guest-knowledge.js';
import {
  ACKNOWLEDGEMENT,
  ALL_KINDS,
  CANCELLATION,
  CHANGE,
  CONFIRMATION,
  COURTYARD_NEWS,
  DECLINE,
  OFFER,
  PLACE_IN_LINE,
  REMINDER,
  SAY_CONFIRMED,
} from './guest-mail-kinds.js';
import { acknowledgement, change, decline, freeSeats, givenUp, otherTimes } from './guest-mail-contents.js';
import { promiseOf, spokenDate, spokenMoment, visitFacts, visitWords, whenToCall } from './visit-words.js';

/** Minimum time between two emails about changes; changes within it are combined. */
const BETWEEN_CHANGES_MS = 60_000;

interface Situation {
  /** Null if the request was deleted, which is possible only for declined ones. */
  readonly now: Awaited<ReturnType<CurrentReservation['find']>>;
  readonly knowledge: GuestKnowledge;
}

/**
 * Emails about a request: its arrival, decisions and changes. Events may be delivered late, twice or out of order, so
 * each email is based on the current state. An event that a later one supersedes sends nothing, because the later one
 * has its own email.
 */
@Injectable()
@NotifiesGuests(MAILS)
export class GuestMails implements GuestNotifier {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly reservations: CurrentReservation,
    private readonly steps: ReservationEventsQuery,
    private readonly restaurant: Restaurant,
    private readonly options: FeatureSettings,
    private readonly pages: GuestPageLinks,
    private readonly conversations: TableConversations,
    private readonly clock: Clock,
  ) {}

  async acknowledge(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (now?.status !== 'pending' || now.waitlistedAt || now.offeredUntil) return;
    if (knowledge.hasNotifiedGuest() || knowledge.isOutdated(event, ['reservation.changed'])) return;
    await this.postAcknowledgement(event, this.promiseTo(now));
  }

  /** Contains only date, time, party and area, because typed text must not reach an address that no one has confirmed. */
  private async postAcknowledgement(event: ReservationEvent, promise: string): Promise<void> {
    const { customerEmail } = event.payload;
    if (customerEmail === null) return;
    if (!(await this.caps.allow(ACKNOWLEDGED, `${ACKNOWLEDGEMENT}:${event.id}`, customerEmail))) return;
    const replaced = await this.openReplaced(event);
    const content = acknowledgement(event.payload, promise, replaced);
    await this.post(event, ACKNOWLEDGEMENT, content.heading, content, { label: 'View or change your request' });
  }

  async confirm(event: ReservationEvent): Promise<void> {
    const situation = await this.situation(event);
    const { now, knowledge } = situation;
    if (!now || now.status === 'pending' || now.status === 'declined') return;
    if (!knowledge.isOutdated(event, ['reservation.changed']))
      await this.postConfirmation(asItIs(event, now), situation);
  }

  private async postConfirmation(event: ReservationEvent, { knowledge }: Situation): Promise<void> {
    const hasPage = (await this.options.get(guestPage)).isOn;
    const calendar = reservationCalendar(event, this.restaurant);
    const replaced = await this.replaced(event);
    const subject = `Your table is confirmed: ${spokenDate(event.payload.preferredDate)}, ${event.payload.preferredTime}`;
    await this.post(
      event,
      CONFIRMATION,
      subject,
      {
        heading: 'Your table is confirmed',
        paragraphs: [
          `Dear ${plainName(event.payload.customerName)}, we look forward to seeing you${event.payload.area === 'courtyard' ? ' in the courtyard' : ''}.`,
        ],
        preheader: visitWords(event.payload),
        facts: visitFacts(event.payload, differentFrom(event.payload, knowledge.formerBooking())),
        closing: [
          ...(replaced ? [givenUp(replaced)] : []),
          `${replaced?.wasConfirmed ? 'Update your calendar' : 'Add it to your calendar'} with the attached file.`,
          whenToCall(hasPage, this.restaurant.phone),
        ],
      },
      { calendar, notBefore: restedUntil(event) },
    );
  }

  async remind(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (now?.status !== 'confirmed' || isOther(now, event.payload)) return;
    if (knowledge.isOutdated(event, ['reservation.reminded'])) return;
    const { customerName, preferredDate, preferredTime, area } = event.payload;
    if (startsAt({ preferredDate, preferredTime }, this.restaurant.timeZone) < this.clock.now()) return;
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const day = preferredDate === today ? 'today' : 'tomorrow';
    const hasPage = (await this.options.get(guestPage)).isOn;
    await this.post(event, REMINDER, `Your table ${day} at ${preferredTime}`, {
      heading: `See you ${day}`,
      paragraphs: [
        `Dear ${plainName(customerName)}, your table${area ? ` ${describeArea(area)}` : ''} is ready for you ${day}.`,
      ],
      preheader: visitWords(event.payload),
      facts: visitFacts(event.payload),
      closing: [
        ...(hasPage ? ['Use the link to confirm or cancel. If we don’t hear from you, we’ll keep your table.'] : []),
        whenToCall(hasPage, this.restaurant.phone),
      ],
    });
  }

  async notifyOfPosition(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (now?.waitlistedAt && !knowledge.isOutdated(event, ['reservation.queued'])) await this.postPlace(event);
  }

  private async postPlace(event: ReservationEvent): Promise<void> {
    const content = {
      heading: 'You’re on our waitlist',
      paragraphs: [
        `Dear ${plainName(event.payload.customerName)}, we’ll email you as soon as a table opens up and you’re next in line.`,
      ],
      facts: visitFacts(event.payload),
      closing: [
        'Use the link to see your place or leave the list.',
        'This isn’t a confirmation. Please wait for our email before you come.',
      ],
    };
    await this.post(event, PLACE_IN_LINE, content.heading, content, {
      label: 'View your place',
      // A free table may be offered right away, which withdraws this email.
      notBefore: restedUntil(event),
    });
  }

  /** Emails the offered times, unless the offer was replaced, answered or withdrawn in the meantime. */
  async offer(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (!now?.offeredUntil || now.offeredUntil.toISOString() !== event.payload.offeredUntil) return;
    if (!knowledge.isOutdated(event, ['reservation.offered'])) await this.postOffer(event);
  }

  private async postOffer(event: ReservationEvent): Promise<void> {
    const { payload } = event;
    const { offeredTimes, offeredUntil } = payload;
    if (!offeredTimes || !offeredUntil || new Date(offeredUntil) <= this.clock.now()) return;
    const until = spokenMoment(offeredUntil, this.restaurant.timeZone);
    const free = offeredTimes.find((time) => isSameTime(time, payload));
    const content = free ? freeSeats(payload, free, until) : otherTimes(payload, offeredTimes, until);
    await this.post(event, OFFER, content.heading, content, { label: free ? 'Accept this table' : 'Choose a time' });
  }

  async decline(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if ((now && now.status !== 'declined') || knowledge.isOutdated(event)) return;
    const content = decline(event.payload, await this.openReplaced(event), this.restaurant);
    const settings = { label: 'View your request', notBefore: restedUntil(event) };
    await this.post(event, DECLINE, 'About your table request', content, settings);
  }

  /** Emails only the differences from what the guest knows. */
  async notifyOfChange(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (!now || !isOpen(now) || knowledge.isOutdated(event, ['reservation.changed'])) return;
    await this.bringUpToDate(event);
  }

  /** Emails the part of the current state that the guest does not know yet, if any. */
  private async bringUpToDate(event: ReservationEvent): Promise<void> {
    const situation = await this.situation(event);
    const { now, knowledge } = situation;
    if (!now || !isOpen(now)) return;
    const current = asItIs(event, now);
    const different = differentFrom(current.payload, knowledge.formerBooking());
    const hasChanged = Object.keys(different).length > 0;
    const isConfirmed = now.status === 'confirmed';
    if (now.offeredUntil) {
      if (!knowledge.isReported(event, [OFFER], 'reservation.offered')) await this.postOffer(current);
    } else if (now.waitlistedAt) {
      if (!knowledge.isReported(event, [PLACE_IN_LINE], 'reservation.queued')) await this.postPlace(current);
    } else if (hasChanged) await this.postChange(current, different, isConfirmed ? null : this.promiseTo(now));
    else {
      await this.mailQueue.withdraw(threadOf(event), [CHANGE, OFFER, PLACE_IN_LINE], event.payload.version);
      const isConfirmationSent = knowledge.isConfirmationSent(SAY_CONFIRMED, CONFIRMATION);
      if (isConfirmed && !isConfirmationSent) await this.postConfirmation(current, situation);
      const isToCome = startsAt(now, this.restaurant.timeZone) > this.clock.now();
      if (!isConfirmed && isToCome && !(await this.situation(event)).knowledge.hasNotifiedGuest())
        await this.postAcknowledgement(current, this.promiseTo(now));
    }
  }

  private async postChange(
    event: ReservationEvent,
    different: Partial<BookingDetails>,
    promise: string | null,
  ): Promise<void> {
    const content = change(event.payload, different, promise, this.restaurant);
    const calendar = promise === null ? reservationCalendar(event, this.restaurant) : undefined;
    const notBefore = await this.mailQueue.restsUntil(threadOf(event), CHANGE, BETWEEN_CHANGES_MS);
    await this.post(event, CHANGE, 'Your reservation was changed', content, { calendar, notBefore });
  }

  async confirmCancellation(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if ((now && now.status !== 'declined') || knowledge.isOutdated(event)) return;
    const { customerName, previousStatus } = event.payload;
    const wasConfirmed = previousStatus === 'confirmed';
    const subject = `Your ${wasConfirmed ? 'reservation' : 'request'} is canceled`;
    const content = {
      heading: subject,
      paragraphs: [`Dear ${plainName(customerName)}, thank you for telling us. We hope to see you another day.`],
      facts: visitFacts(event.payload),
      closing: [
        ...(wasConfirmed ? ['Open the attached file to remove it from your calendar.'] : []),
        `If you didn’t cancel, please call us: ${this.restaurant.phone}`,
      ],
    };
    const calendar = wasConfirmed ? cancelledCalendar(event, this.restaurant) : undefined;
    await this.post(event, CANCELLATION, subject, content, { calendar });
  }

  async notifyOfCourtyard(event: ReservationEvent): Promise<void> {
    const { now, knowledge } = await this.situation(event);
    if (knowledge.isOutdated(event, COURTYARD_STEPS)) return;
    const { isOn: hasPage } = await this.options.get(guestPage);
    const when = spokenDate(event.payload.preferredDate);
    const news = courtyardNews(event, this.restaurant, { when, facts: visitFacts(event.payload), hasPage });
    if (!news || !now || !news.isTrue(now) || isOther(now, event.payload)) return;
    const { content, calendar, label } = news;
    await this.post(event, COURTYARD_NEWS, content.heading, content, {
      calendar,
      label,
      notBefore: restedUntil(event),
    });
  }

  /** After undoing a decision: withdraws its email, and sends the restored state unless the guest already knows it. */
  async withdrawDecision(event: ReservationEvent): Promise<void> {
    const { knowledge } = await this.situation(event);
    if (knowledge.isOutdated(event, ['reservation.changed'])) return;
    const undone = ALL_KINDS.filter((kind) => kind !== ACKNOWLEDGEMENT);
    await this.mailQueue.withdraw(threadOf(event), undone, event.payload.version);
    await this.bringUpToDate(event);
  }

  /** For a table that another one replaced, which has its own emails. */
  async withdrawAll(event: ReservationEvent): Promise<void> {
    await this.mailQueue.withdraw(threadOf(event), ALL_KINDS, event.payload.version);
  }

  /** The table or request that a change would replace; null if the guest no longer has it. */
  private async openReplaced(event: ReservationEvent): Promise<Reservation | null> {
    const replaced = await this.replaced(event);
    return replaced && isOpen(replaced) ? replaced : null;
  }

  private async replaced({ payload: { replaces } }: ReservationEvent): Promise<Reservation | null> {
    return replaces ? this.reservations.read(replaces.id) : null;
  }

  private promiseTo({ answerBy }: Pick<Reservation, 'answerBy'>): string {
    return promiseOf(answerBy, this.clock.now(), this.restaurant.timeZone);
  }

  /** Link to the guest page, if it is on. */
  private async linkOf(
    { subject, payload }: ReservationEvent,
    label = 'View or change your reservation',
  ): Promise<MailContent['action']> {
    if (!(await this.options.get(guestPage)).isOn) return undefined;
    return { label, url: this.pages.mailedPageFor(subject.id, payload.preferredDate) };
  }

  /** Locks the row until the unit of work ends, so that the state cannot change. */
  private async situation(event: ReservationEvent): Promise<Situation> {
    const now = await this.reservations.find(event.subject.id);
    const steps = await this.steps.of(event.subject.id);
    return { now, knowledge: new GuestKnowledge(steps, await this.mailQueue.inThread(threadOf(event))) };
  }

  private async post(
    event: ReservationEvent,
    kind: string,
    subject: string,
    content: MailContent,
    { label, ...settings }: Pick<Mail, 'calendar' | 'notBefore'> & { label?: string | null } = {},
  ): Promise<void> {
    const { customerEmail } = event.payload;
    if (customerEmail === null || isErased(event.payload)) return;
    const key = `${kind}:${event.id}`;
    if (event.by === null && !(await this.caps.allow({ ...UNASKED, kind }, key, customerEmail))) return;
    const { name, reservationsEmail } = this.restaurant;
    const action = kind === CANCELLATION || label === null ? undefined : await this.linkOf(event, label);
    await this.mailQueue.post({
      key,
      kind,
      thread: threadOf(event),
      threadVersion: event.payload.version,
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

const threadOf = ({ subject }: ReservationEvent): string => `${subject.type}:${subject.id}`;
