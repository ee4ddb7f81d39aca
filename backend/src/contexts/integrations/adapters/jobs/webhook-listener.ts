import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import { EventListeners, type EventWriter, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { PgWebhookDeliveries } from '../persistence/webhook-deliveries.query.js';
import { WebhookSender } from './webhook-sender.js';

/** Creates a delivery for each endpoint subscribed to a published event. */
@Injectable()
export class WebhookListener implements EventWriter, OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly catalogue: EventCatalogue,
    private readonly deliveries: PgWebhookDeliveries,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.onRelay(this);
  }

  async write(events: readonly StoredEvent[]): Promise<void> {
    const published = events.filter(({ type }) => this.catalogue.find(type));
    if (published.length > 0) await this.deliveries.addFor(published, this.clock.now());
  }

  written(): void {
    this.sender.wake();
  }
}
