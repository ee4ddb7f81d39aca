import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { Notifications } from '../../../../../platform/mail/notifications.js';
import type { SendingFact } from '../../domain/sending.js';

/** Notifies the owner when the sending itself has paused a campaign, not when a person did. */
@Injectable()
export class PauseNotification {
  constructor(private readonly notifications: Notifications) {}

  @OnEvent('email-campaign.paused', { listener: 'campaign-pause-notice' })
  async notifyOwner({ id, by, payload }: StoredEvent<SendingFact>): Promise<void> {
    if (by !== null) return;
    await this.notifications.post({
      id,
      kind: 'campaign-pause',
      title: `Sending “${payload.name}” is paused`,
      details: payload.reason === null ? [] : [payload.reason],
      path: '/admin/dashboard?tab=email',
    });
  }
}
