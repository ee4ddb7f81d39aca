import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { describeParty } from '../../domain/party-size.js';
import { promisedAnswer } from '../../domain/reminders.js';
import { type UnansweredRequest, UnansweredRequestsQuery } from '../persistence/request-deadlines.query.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { describeArea, describeRainPlan } from '../../domain/areas.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { AnswerLinks } from '../links/guest-links.js';
import { allergiesIn, spokenDate, spokenMoment } from './visit-words.js';

/** Path of the role's board with the request opened. */
const boardPath = (role: 'staff' | 'admin', reservationId: string): string =>
  `/${role}/dashboard?tab=reservations&open=${reservationId}&dialog=manage`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The settings are hours out of 24; for an earlier deadline, reminders come proportionally earlier. */
const FULL_HOURS = 24;
/** Older requests were already reported, or were pending before the setting was turned on. */
const MAX_AGE_MS = 48 * HOUR_MS;
const MAX_REMINDERS = 200;

/** Reminds team and owner of pending requests, once each. */
@Injectable()
export class PromiseReminders {
  constructor(
    private readonly requests: UnansweredRequestsQuery,
    private readonly notifications: Notifications,
    private readonly options: FeatureSettings,
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Cron('remind-of-promises', '*/5 * * * *')
  async remind(): Promise<void> {
    const { isOn, figures } = await this.options.get(promisedAnswer);
    if (!isOn) return;
    const { remindStaff, remindOwner } = figures;
    const { email, reservationsEmail } = this.restaurant;
    await this.remindRecipient(
      reservationsEmail,
      'staff',
      'waiting-request',
      remindStaff,
      remindOwner > remindStaff ? remindOwner : null,
    );
    await this.remindRecipient(email, 'admin', 'overdue-request', remindOwner, null);
  }

  /** For requests of which that share of the time has passed, but less than `until`. */
  private async remindRecipient(
    to: string,
    role: 'staff' | 'admin',
    kind: string,
    hours: number,
    until: number | null,
  ): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - MAX_AGE_MS);
    const span = { since, from: hours / FULL_HOURS, below: until === null ? null : until / FULL_HOURS };
    const waiting = await this.requests.read(now, span, MAX_REMINDERS);
    await this.database.run(null, async () => {
      for (const request of waiting) await this.notifications.post({ ...this.noticeOf(request, role, now), to, kind });
    });
  }

  private noticeOf(request: UnansweredRequest, role: 'staff' | 'admin', now: Date) {
    const {
      id,
      eventId,
      customerName,
      customerEmail,
      specialRequests,
      partySize,
      preferredDate,
      preferredTime,
      createdAt,
      answerBy,
    } = request;
    const allergies = allergiesIn(specialRequests);
    const deadline = spokenMoment(answerBy.toISOString(), this.restaurant.timeZone);
    return {
      id: eventId,
      title: `Waiting ${waitOf(createdAt, now)} for a reply: ${describeParty(partySize)}, ${spokenDate(preferredDate)}, ${preferredTime}`,
      ...(allergies && { mark: allergies }),
      ...(customerEmail && { replyTo: customerEmail }),
      details: [customerName, `We promised the guest a reply by ${deadline}.`],
      path: boardPath(role, id),
      listPath: `/${role}/dashboard?tab=reservations`,
    };
  }
}

function waitOf(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `${String(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Notifies the restaurant that a guest is waiting for an answer. */
@Injectable()
export class RestaurantNotification {
  constructor(
    private readonly notifications: Notifications,
    private readonly restaurant: Restaurant,
    private readonly answerLinks: AnswerLinks,
  ) {}

  @OnEvent('reservation.requested', { listener: 'restaurant-notice' })
  async requested({ id, subject, payload }: StoredEvent<ReservationFact>): Promise<void> {
    const {
      customerName,
      customerEmail,
      customerPhone,
      partySize,
      preferredDate,
      preferredTime,
      specialRequests,
      area,
      rainPlan,
      replaces,
      status,
    } = payload;
    const allergies = allergiesIn(specialRequests);
    const heading = status === 'confirmed' ? 'Auto-confirmed' : 'Table request';
    await this.notifications.post({
      id,
      kind: 'reservation',
      to: this.restaurant.reservationsEmail,
      title: `${heading}: ${describeParty(partySize)}, ${spokenDate(preferredDate)}, ${preferredTime}`,
      ...(allergies && { mark: allergies }),
      ...(customerEmail && { replyTo: customerEmail }),
      details: [
        customerName,
        [customerEmail, customerPhone].filter(Boolean).join(' · '),
        ...(replaces
          ? [
              `Replaces: ${describeParty(replaces.partySize)}, ${spokenDate(replaces.preferredDate)}, ${replaces.preferredTime}`,
            ]
          : []),
        ...(area ? [`Where: ${describeArea(area)}`] : []),
        ...(rainPlan ? [`If it rains: ${describeRainPlan(rainPlan)}`] : []),
        ...(specialRequests ? [`Special requests: ${specialRequests}`] : []),
      ],
      ...(status === 'pending' && {
        answer: { label: 'Confirm or decline', path: this.answerLinks.pathTo(subject.id, preferredDate) },
      }),
      path: boardPath('staff', subject.id),
      listPath: '/staff/dashboard?tab=reservations',
    });
  }
}
