import type { Author } from '../../../kernel/actor.js';
import type { Data } from '../../../kernel/data.js';

/** Subject type of webhook endpoints in events and the audit log. */
export const WEBHOOK_ENDPOINT = 'webhook-endpoint';

/** It was switched off, by its receiver or by five days without an answer. */
export const SWITCHED_OFF = `${WEBHOOK_ENDPOINT}.switched-off`;

export interface SwitchedOff {
  readonly url: string;
  readonly reason: string;
}

/** Current version of calls and events; an endpoint stays on the version of its creation. */
export const API_VERSION = '2026-11-23';

/** In place of a list of types: all of them, also those that come. */
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
  /** Why it was switched off, in words for the owner. */
  readonly disabledReason!: string | null;
  readonly apiVersion!: string;
  readonly createdBy!: string;
  readonly createdAt!: Date;
  /** The token of the program that made it and that it ends with; null where a person made it. */
  readonly tokenId!: string | null;
  /** The account of the person who made it; null where a program did. */
  readonly accountId!: string | null;

  private constructor(data: Data<WebhookEndpoint>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static subscribe(id: string, subscription: Subscription, by: Author, now: Date): WebhookEndpoint {
    const isProgram = by.role === 'program';
    return new WebhookEndpoint({
      ...subscription,
      ...{ id, createdBy: by.name, createdAt: now },
      ...{ tokenId: isProgram ? by.id : null, accountId: isProgram ? null : by.id },
      ...{ isActive: true, disabledReason: null, apiVersion: API_VERSION },
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
