import { Injectable } from '@nestjs/common';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Author } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import type { Scope } from '../../../kernel/scope.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  type EndpointChange,
  EVERY_TYPE,
  type Subscription,
  SWITCHED_OFF,
  type SwitchedOff,
  WEBHOOK_ENDPOINT,
  WebhookEndpoint,
} from './webhook-endpoint.js';
import type { AccessToken } from './access-token.js';
import { ScopeMissing } from './integrations.errors.js';

export abstract class WebhookEndpointRepository {
  abstract add(endpoint: WebhookEndpoint): Promise<void>;
  abstract find(id: string): Promise<WebhookEndpoint | null>;
  /** @throws NotFound */
  abstract get(id: string): Promise<WebhookEndpoint>;
  /** Ids of the token's active endpoints. */
  abstract activeOfToken(tokenId: string): Promise<string[]>;
  /** Ids of the account's active endpoints. */
  abstract activeOfAccount(accountId: string): Promise<string[]>;
  abstract save(before: WebhookEndpoint, after: WebhookEndpoint): Promise<void>;
  abstract remove(endpoint: WebhookEndpoint): Promise<void>;
}

export abstract class WebhookDeliveries {
  /** Adds a delivery of a sample event. @returns its id */
  abstract addSample(endpointId: string, type: string, now: Date): Promise<string>;
  /** Restarts a delivery with its first attempt. @returns false if the endpoint has no such delivery */
  abstract repeat(endpointId: string, deliveryId: string, now: Date): Promise<boolean>;
  /** Delivers all events of these types since then, including ones already delivered. */
  abstract replay(endpointId: string, types: readonly string[], since: Date, now: Date): Promise<void>;
}

/** Signing secrets. Stored separately from endpoints, whose changes are in the audit log. */
export abstract class WebhookSecrets {
  /** Until `until`, deliveries are also signed with the previous secret. @returns the new one */
  abstract renew(endpointId: string, until: Date): Promise<string>;
  /** Deletes former secrets that no longer sign. */
  abstract forgetFormer(now: Date): Promise<void>;
}

export abstract class EventTypes {
  /** Types that integrations may receive. */
  abstract readonly types: readonly string[];
}

export abstract class CallableAddresses {
  /** Explains in one sentence why webhooks cannot be sent there; null if they can. */
  abstract problemWith(url: string): string | null;
}

/** How long the previous secret signs in addition to a new one. */
const BOTH_SIGN_MS = 24 * 3_600_000;

/** The caller: an owner, or a program with its token. */
export interface Subscriber extends Author {
  /** The token's scopes; null for an owner, who may do everything. */
  readonly scopes: readonly Scope[] | null;
}

/** Webhooks of integrations. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly secrets: WebhookSecrets,
    private readonly deliveries: WebhookDeliveries,
    private readonly addresses: CallableAddresses,
    private readonly eventTypes: EventTypes,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @throws InvalidInput for a URL that may not be called, or a type that is not published
   * @throws ScopeMissing here and below, if the integration would receive more than its token may read
   */
  async subscribe(subscription: Subscription, by: Subscriber): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    this.check(subscription);
    assertMayHear(subscription, by);
    const now = this.clock.now();
    const endpoint = WebhookEndpoint.subscribe(this.ids.next(), subscription, by, now);
    return this.transaction.run(by, async () => {
      await this.endpoints.add(endpoint);
      return { endpoint, secret: await this.secrets.renew(endpoint.id, now) };
    });
  }

  /** A program finds its own alone. @throws NotFound */
  async find(id: string, by: Subscriber): Promise<WebhookEndpoint> {
    const endpoint = await this.endpoints.get(id);
    if (by.scopes !== null && endpoint.tokenId !== by.id) throw new NotFound('There is no such webhook.');
    return endpoint;
  }

  /** @throws NotFound, InvalidInput */
  async change(id: string, change: EndpointChange, by: Subscriber): Promise<WebhookEndpoint> {
    this.check(change);
    return this.transaction.run(by, async () => {
      const before = await this.channelsFor(id, by);
      const after = before.changed(change);
      assertMayHear(after, by);
      await this.endpoints.save(before, after);
      return after;
    });
  }

  /** @throws NotFound */
  async end(id: string, by: Subscriber): Promise<void> {
    await this.transaction.run(by, async () => this.endpoints.remove(await this.find(id, by)));
  }

  /** @throws NotFound */
  async rotate(id: string, by: Subscriber): Promise<string> {
    return this.transaction.run(by, async () => {
      await this.channelsFor(id, by);
      return this.secrets.renew(id, new Date(this.clock.now().getTime() + BOTH_SIGN_MS));
    });
  }

  /** @returns the id of the delivery. @throws NotFound, InvalidInput */
  async sendSample(id: string, type: string, by: Subscriber): Promise<string> {
    if (!this.eventTypes.types.includes(type)) throw unknownType('type', type);
    return this.transaction.run(by, async () => {
      await this.find(id, by);
      return this.deliveries.addSample(id, type, this.clock.now());
    });
  }

  /** @throws NotFound */
  async redeliver(id: string, deliveryId: string, by: Subscriber): Promise<void> {
    await this.transaction.run(by, async () => {
      await this.channelsFor(id, by);
      if (!(await this.deliveries.repeat(id, deliveryId, this.clock.now())))
        throw new NotFound('There is no such delivery of this webhook.');
    });
  }

  /** @throws NotFound */
  async replay(id: string, since: Date, by: Subscriber): Promise<void> {
    await this.transaction.run(by, async () => {
      const endpoint = await this.channelsFor(id, by);
      const types = this.eventTypes.types.filter((type) => endpoint.subscribesTo(type));
      await this.deliveries.replay(id, types, since, this.clock.now());
    });
  }

  forgetFormerSecrets(): Promise<void> {
    return this.secrets.forgetFormer(this.clock.now());
  }

  /** At the receiver's request, or after five days without a response; does nothing if it was deleted. */
  async switchOff(id: string, reason: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const before = await this.endpoints.find(id);
      if (!before?.isActive) return;
      await this.endpoints.save(before, before.switchedOff(reason));
      const payload: SwitchedOff = { url: before.url, reason };
      await this.outbox.add({ type: SWITCHED_OFF, subject: { type: WEBHOOK_ENDPOINT, id }, payload });
    });
  }

  /** Switches off the webhooks that the token created. */
  async switchOffOfToken({ id, name }: Pick<AccessToken, 'id' | 'name'>): Promise<void> {
    for (const endpoint of await this.endpoints.activeOfToken(id)) {
      await this.switchOff(endpoint, `The token “${name}” that created it has ended.`);
    }
  }

  /** Switches off the webhooks that the account created. */
  async switchOffOfAccount(accountId: string): Promise<void> {
    for (const endpoint of await this.endpoints.activeOfAccount(accountId)) {
      await this.switchOff(endpoint, 'The account that made it was deactivated.');
    }
  }

  private async channelsFor(id: string, by: Subscriber): Promise<WebhookEndpoint> {
    const endpoint = await this.find(id, by);
    assertMayHear(endpoint, by);
    return endpoint;
  }

  private check({ url, types }: EndpointChange): void {
    const problem = url === undefined ? null : this.addresses.problemWith(url);
    if (problem !== null) throw new InvalidInput([{ field: 'url', message: problem }]);
    const unknown = types?.find((type) => type !== EVERY_TYPE && !this.eventTypes.types.includes(type));
    if (unknown !== undefined) throw unknownType('types', unknown);
  }
}

/** Scopes that give programs access to event types; `events:read` gives access to all. */
const SCOPES_OF: readonly (readonly [prefix: string, scope: Scope])[] = [
  ['reservation.', 'reservations:read'],
  ['contact', 'contacts:read'],
];

function assertMayHear({ withGuestData, types }: Subscription, { scopes }: Subscriber): void {
  if (scopes === null) return;
  if (withGuestData && !scopes.includes('guests:read')) throw new ScopeMissing('guests:read');
  for (const type of types) {
    const scope = SCOPES_OF.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'events:read';
    if (!scopes.includes(scope) && !scopes.includes('events:read')) throw new ScopeMissing(scope);
  }
}

const unknownType = (field: string, type: string) =>
  new InvalidInput([{ field, message: `There is no event type '${type}'.` }]);
