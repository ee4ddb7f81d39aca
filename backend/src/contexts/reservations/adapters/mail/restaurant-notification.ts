import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { describeArea, describeRainPlan } from '../../domain/areas.js';
import { describeParty } from '../../domain/party-size.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { AnswerLinks } from '../links/answer-links.js';
import { boardPath } from './board-path.js';
import { allergiesIn, spokenDate } from './visit-words.js';

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
    const asked = status === 'confirmed' ? 'Auto-confirmed' : 'Table request';
    await this.notifications.post({
      id,
      kind: 'reservation',
      to: this.restaurant.reservationsEmail,
      title: `${asked}: ${describeParty(partySize)}, ${spokenDate(preferredDate)}, ${preferredTime}`,
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
