import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { EventListeners, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { PgWebhookDeliveries } from '../persistence/webhook-deliveries.query.js';
import { WebhookSender } from './webhook-sender.js';

const LISTENER = 'webhooks';

/** Makes a delivery for each endpoint that hears of an event. */
@Injectable()
export class WebhookListener {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly listeners: EventListeners,
    private readonly deliveries: PgWebhookDeliveries,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {}

  /** Listens to every type in the catalogue, also to those that contexts add after this. */
  declare(): void {
    this.catalogue.onPublished((type) => {
      this.listeners.on(type, LISTENER, (event) => this.hear(event));
    });
  }

  private async hear(event: StoredEvent): Promise<void> {
    await this.deliveries.addFor(event, this.clock.now());
    this.sender.wake();
  }
}
