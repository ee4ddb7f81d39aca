import type { Author } from '../../../kernel/actor.js';
import type { Data } from '../../../kernel/data.js';

/** Subject type of webhook endpoints in events and the audit log. */
export const WEBHOOK_ENDPOINT = 'webhook-endpoint';

/** Event: the endpoint was switched off, by its receiver or after five days without a success. */
export const SWITCHED_OFF = `${WEBHOOK_ENDPOINT}.switched-off`;

export interface SwitchedOff {
  readonly url: string;
  readonly reason: string;
}

/** Current version of calls and events; an endpoint stays on the version of its creation. */
export const API_VERSION = '2026-11-23';

/** Subscribes to all event types, including future ones. */
export const EVERY_TYPE = '*';

export interface Subscription {
  readonly url: string;
  readonly types: readonly string[];
  /** Whether it receives guests' names, addresses and notes. */
  readonly withGuestData: boolean;
  readonly description: string | null;
}

export type EndpointChange = Partial<Subscription & { readonly isActive: boolean }>;

/** Where an integration receives events. Immutable. */
export class WebhookEndpoint implements Subscription {
  readonly id!: string;
  readonly url!: string;
  readonly types!: readonly string[];
  readonly withGuestData!: boolean;
  readonly description!: string | null;
  readonly isActive!: boolean;
  /** Reason for switching it off, shown to the owner. */
  readonly disabledReason!: string | null;
  readonly apiVersion!: string;
  readonly createdBy!: string;
  readonly createdAt!: Date;
  /** The token that created it and whose end ends it; null if a person did. */
  readonly tokenId!: string | null;
  /** The account that created it; null if a program did. */
  readonly accountId!: string | null;

  private constructor(data: Data<WebhookEndpoint>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static subscribe(id: string, subscription: Subscription, by: Author, now: Date): WebhookEndpoint {
    const isProgram = by.role === 'program';
    return new WebhookEndpoint({
      ...subscription,
      id,
      createdBy: by.name,
      createdAt: now,
      tokenId: isProgram ? by.id : null,
      accountId: isProgram ? null : by.id,
      isActive: true,
      disabledReason: null,
      apiVersion: API_VERSION,
    });
  }

  changed(change: EndpointChange): WebhookEndpoint {
    const after = { ...this, ...change };
    return new WebhookEndpoint({ ...after, disabledReason: change.isActive ? null : this.disabledReason });
  }

  switchedOff(disabledReason: string): WebhookEndpoint {
    return new WebhookEndpoint({ ...this, isActive: false, disabledReason });
  }

  subscribesTo(type: string): boolean {
    return this.types.includes(EVERY_TYPE) || this.types.includes(type);
  }
}
