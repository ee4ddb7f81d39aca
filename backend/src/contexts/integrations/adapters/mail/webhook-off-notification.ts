import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { SWITCHED_OFF, type SwitchedOff } from '../../domain/webhook-endpoint.js';

/** Notifies the owner that a webhook was turned off, and why. */
@Injectable()
export class WebhookOffNotification {
  constructor(private readonly notifications: Notifications) {}

  @OnEvent(SWITCHED_OFF, { listener: 'webhook-switched-off-notice' })
  async notifyOwner({ id, payload: { url, reason } }: StoredEvent<SwitchedOff>): Promise<void> {
    await this.notifications.post({
      id,
      kind: 'webhook',
      title: `A webhook was turned off: ${new URL(url).host}`,
      details: [reason, 'No events are delivered until you turn it on again. You can then resend what it missed.'],
      path: '/admin/integrations',
    });
  }
}
