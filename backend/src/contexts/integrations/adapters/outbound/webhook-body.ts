import { Webhook } from 'standardwebhooks';
import { EventCatalogue } from '../../../../platform/events/event-catalogue.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';

/** A published event. */
export interface WebhookEvent {
  readonly type: string;
  /** Time of the event: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly data: object;
}

/** @returns null for a type that is no longer published */
export function webhookEventOf(
  catalogue: EventCatalogue,
  event: StoredEvent,
  withGuestData: boolean,
): WebhookEvent | null {
  const published = catalogue.find(event.type);
  if (!published) return null;
  return { type: event.type, timestamp: event.occurredAt, data: published.dataOf(event, withGuestData) };
}

export function sampleOf(catalogue: EventCatalogue, type: string, at: Date): WebhookEvent | null {
  const published = catalogue.find(type);
  return published ? { type, timestamp: at.toISOString(), data: published.sample } : null;
}

/** Standard Webhooks 1.0.0. During a rotation, both secrets sign. */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Courtyard-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
