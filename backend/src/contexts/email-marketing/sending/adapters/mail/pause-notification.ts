import { Injectable } from '@nestjs/common';
import { EventListeners } from '../../../../../platform/events/event-listeners.js';
import { Notifications } from '../../../../../platform/mail/notifications.js';
import type { SendingFact } from '../../domain/sending.events.js';

/** Notifies the owner when the sending itself has paused a campaign, not when a person did. */
@Injectable()
export class PauseNotification {
  constructor(
    private readonly listeners: EventListeners,
    private readonly notifications: Notifications,
  ) {}

  declare(): void {
    this.listeners.on<SendingFact>('email-campaign.paused', 'campaign-pause-notice', async ({ id, by, payload }) => {
      if (by !== null) return;
      await this.notifications.post({
        id,
        kind: 'campaign-pause',
        title: `Sending “${payload.name}” is paused`,
        details: payload.reason === null ? [] : [payload.reason],
        path: '/admin/dashboard?tab=email',
      });
    });
  }
}
