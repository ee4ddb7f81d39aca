import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { ScopeMissing } from './integrations.errors.js';
import {
  type Subscriber,
  type WebhookDeliveries,
  type WebhookEndpointRepository,
  WebhooksService,
} from './webhooks.service.js';
import {
  API_VERSION,
  type EndpointChange,
  EVERY_TYPE,
  type Subscription,
  WebhookEndpoint,
} from './webhook-endpoint.js';

const OWNER: Subscriber = { id: '2', name: 'The Owner', role: 'admin', scopes: null };
const PROGRAM: Subscriber = { id: '3', name: 'Till', role: 'program', scopes: ['webhooks:manage', 'events:read'] };
const NOW = new Date('2026-11-21T15:00:00Z');
const NEXT_DAY = new Date('2026-11-22T15:00:00Z');
const TYPES = ['reservation.requested', 'reservation.confirmed', 'message.received'];
const PLAN: Subscription = {
  url: 'https://till.example/hook',
  types: ['reservation.confirmed'],
  withGuestData: false,
  description: null,
};

class InMemoryEndpoints implements WebhookEndpointRepository {
  readonly rows = new Map<string, WebhookEndpoint>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(endpoint: WebhookEndpoint) {
    return this.write(undefined, () => this.rows.set(endpoint.id, endpoint), endpoint.id);
  }

  find(id: string) {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  get(id: string) {
    const endpoint = this.rows.get(id);
    return endpoint ? Promise.resolve(endpoint) : Promise.reject(new NotFound('There is no such webhook.'));
  }

  activeOfToken(tokenId: string) {
    return this.active((endpoint) => endpoint.tokenId === tokenId);
  }

  activeOfAccount(accountId: string) {
    return this.active((endpoint) => endpoint.accountId === accountId);
  }

  save(before: WebhookEndpoint, after: WebhookEndpoint) {
    return this.write(before, () => this.rows.set(after.id, after));
  }

  remove(endpoint: WebhookEndpoint) {
    return this.write(endpoint, () => this.rows.delete(endpoint.id));
  }

  private active(isMeant: (endpoint: WebhookEndpoint) => boolean) {
    const found = [...this.rows.values()].filter((endpoint) => endpoint.isActive && isMeant(endpoint));
    return Promise.resolve(found.map(({ id }) => id));
  }

  private write(before: WebhookEndpoint | undefined, apply: () => void, id = before?.id ?? '') {
    return this.transaction.write({ isStillPossible: () => this.rows.get(id) === before, apply });
  }
}

let transaction: InMemoryTransaction;
let endpoints: InMemoryEndpoints;
let outbox: InMemoryOutbox;
let renew: jest.Mock<Promise<string>, [string, Date]>;
let deliveries: jest.Mocked<WebhookDeliveries>;
let service: WebhooksService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  endpoints = new InMemoryEndpoints(transaction);
  outbox = new InMemoryOutbox(transaction);
  renew = jest.fn<Promise<string>, [string, Date]>().mockResolvedValue('a secret');
  deliveries = { addSample: jest.fn(), repeat: jest.fn(), replay: jest.fn() };
  deliveries.addSample.mockResolvedValue('sample');
  deliveries.repeat.mockImplementation((_, deliveryId) => Promise.resolve(deliveryId === 'known'));
  const addresses = { problemWith: (url: string) => (url.startsWith('https:') ? null : 'Not there.') };
  service = new WebhooksService(
    endpoints,
    { renew, forgetFormer: jest.fn() },
    deliveries,
    addresses,
    { types: TYPES },
    outbox,
    transaction,
    clock,
    ids,
  );
});

async function saveEndpoint(plan: Partial<Subscription> = {}, by = PROGRAM) {
  const endpoint = WebhookEndpoint.subscribe(ids.next(), { ...PLAN, ...plan }, by, NOW);
  await endpoints.add(endpoint);
  return endpoint;
}
const subscribe = (plan: Partial<Subscription> = {}, by = OWNER) => service.subscribe({ ...PLAN, ...plan }, by);
const all = () => [...endpoints.rows.values()];

describe('a subscription', () => {
  it('is active immediately, has its author, and gets a secret of its own', async () => {
    const { endpoint, secret } = await subscribe({}, PROGRAM);
    expect(all()).toEqual([endpoint]);
    expect(endpoint).toMatchObject({
      ...PLAN,
      isActive: true,
      disabledReason: null,
      apiVersion: API_VERSION,
      createdBy: 'Till',
      createdAt: NOW,
    });
    expect(secret).toBe('a secret');
    expect(renew.mock.calls).toEqual([[endpoint.id, NOW]]);
    expect(transaction.actors).toEqual([PROGRAM]);
  });

  it('is not stored without a secret', async () => {
    renew.mockRejectedValueOnce(new Error('full'));
    await expect(subscribe()).rejects.toThrow('full');
    expect(all()).toEqual([]);
  });

  it('may ask for all that comes', async () => {
    await subscribe({ types: [EVERY_TYPE] });
    expect(all()).toMatchObject([{ types: [EVERY_TYPE] }]);
  });
});

it.each<[string, EndpointChange, string, string]>([
  ['an address that may not be called', { url: 'http://10.0.0.1/' }, 'url', 'Not there.'],
  ['types that nobody tells of', { types: ['message.received', 'no'] }, 'types', "There is no event type 'no'."],
])('refuses %s, at first and in a change', async (_, wrong, field, message) => {
  const before = await saveEndpoint();
  for (const tryIt of [() => subscribe(wrong), () => service.change(before.id, wrong, OWNER)]) {
    const refused = tryIt();
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: [{ field, message }] });
  }
  expect(all()).toEqual([before]);
});

describe('a change', () => {
  it('changes what it names alone', async () => {
    const before = await saveEndpoint({ description: 'The till' });
    const after = await service.change(before.id, { types: ['message.received'] }, PROGRAM);
    expect(after).toEqual({ ...before, types: ['message.received'] });
    expect(all()).toEqual([after]);
    expect(transaction.actors.at(-1)).toBe(PROGRAM);
  });

  it('that turns it on again clears the reason; other changes preserve it', async () => {
    const { id } = await saveEndpoint();
    await service.switchOff(id, 'It is gone.');
    const moved = await service.change(id, { url: 'https://other.example/' }, OWNER);
    expect(moved).toMatchObject({ isActive: false, disabledReason: 'It is gone.' });
    const again = await service.change(id, { isActive: true }, OWNER);
    expect(again).toMatchObject({ isActive: true, disabledReason: null });
  });
});

describe('data of guests', () => {
  it('are nothing that a program without their scope can ask for', async () => {
    const { id } = await saveEndpoint();
    await expect(subscribe({ withGuestData: true }, PROGRAM)).rejects.toBeInstanceOf(ScopeMissing);
    await expect(service.change(id, { withGuestData: true }, PROGRAM)).rejects.toBeInstanceOf(ScopeMissing);
    expect(all()).toMatchObject([{ id, withGuestData: false }]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['redirect', (id) => service.change(id, { url: 'https://mine.example/' }, PROGRAM)],
    ['leave guest data out of', (id) => service.change(id, { withGuestData: false }, PROGRAM)],
    ['rotate the secret of', (id) => service.rotate(id, PROGRAM)],
    ['redeliver to', (id) => service.redeliver(id, 'known', PROGRAM)],
    ['replay events to', (id) => service.replay(id, NOW, PROGRAM)],
    ['send a sample to', (id) => service.sendSample(id, 'message.received', PROGRAM)],
    ['end', (id) => service.end(id, PROGRAM)],
    ['read', (id) => service.find(id, PROGRAM)],
  ])('an integration cannot %s someone else’s webhook', async (_, tryIt) => {
    for (const by of [OWNER, { ...PROGRAM, id: '4' }]) {
      const endpoint = await saveEndpoint({}, by);
      await expect(tryIt(endpoint.id)).rejects.toThrow('There is no such webhook.');
      expect(endpoints.rows.get(endpoint.id)).toBe(endpoint);
    }
    for (const done of [renew, deliveries.repeat, deliveries.replay, deliveries.addSample])
      expect(done).not.toHaveBeenCalled();
  });

  it('go where one who sees them wants', async () => {
    const { endpoint } = await subscribe({ withGuestData: true });
    const url = 'https://other.example/';
    expect(await service.change(endpoint.id, { url }, OWNER)).toMatchObject({ url, withGuestData: true });
  });
});

it('ends for good, and no other with it', async () => {
  const endpoint = await saveEndpoint({ withGuestData: true });
  const other = await saveEndpoint();
  await service.end(endpoint.id, PROGRAM);
  expect(all()).toEqual([other]);
  await expect(service.end(endpoint.id, PROGRAM)).rejects.toThrow('There is no such webhook.');
});

it('signs with the previous secret too for a day after rotation', async () => {
  const { id } = await saveEndpoint();
  expect(await service.rotate(id, PROGRAM)).toBe('a secret');
  expect(renew.mock.calls).toEqual([[id, NEXT_DAY]]);
});

describe('a delivery', () => {
  it('of a sample is of a type that there is, to an endpoint that there is', async () => {
    const { id } = await saveEndpoint();
    expect(await service.sendSample(id, 'message.received', PROGRAM)).toBe('sample');
    await expect(service.sendSample(id, EVERY_TYPE, PROGRAM)).rejects.toMatchObject({ fields: [{ field: 'type' }] });
    const nowhere = service.sendSample(ids.next(), 'message.received', PROGRAM);
    await expect(nowhere).rejects.toThrow('There is no such webhook.');
    expect(deliveries.addSample.mock.calls).toEqual([[id, 'message.received', NOW]]);
  });

  it('is made again where there was one', async () => {
    const { id } = await saveEndpoint();
    await service.redeliver(id, 'known', PROGRAM);
    expect(deliveries.repeat.mock.calls).toEqual([[id, 'known', NOW]]);
    await expect(service.redeliver(id, 'unknown', PROGRAM)).rejects.toThrow(
      'There is no such delivery of this webhook.',
    );
  });

  it.each([
    [['message.received'], ['message.received']],
    [[EVERY_TYPE], TYPES],
  ])('of all events since a day, for an endpoint subscribed to %j, covers %j', async (types, reported) => {
    const { id } = await saveEndpoint({ types });
    await service.replay(id, NEXT_DAY, PROGRAM);
    expect(deliveries.replay.mock.calls).toEqual([[id, reported, NEXT_DAY, NOW]]);
  });
});

it('is left alone where it was deleted before it could be switched off', async () => {
  const { id } = await saveEndpoint();
  await service.end(id, OWNER);
  const before = outbox.types.length;
  await service.switchOff(id, 'It is gone.');
  expect(outbox.types).toHaveLength(before);
});

it('is turned off once, with its URL and the reason, without an actor', async () => {
  const { id, url } = await saveEndpoint();
  await service.switchOff(id, 'It is gone.');
  await service.switchOff(id, 'Five days without an answer.');
  expect(all()).toMatchObject([{ isActive: false, disabledReason: 'It is gone.' }]);
  expect(outbox.events).toEqual([
    {
      type: 'webhook-endpoint.switched-off',
      subject: { type: 'webhook-endpoint', id },
      payload: { url, reason: 'It is gone.' },
    },
  ]);
  expect(transaction.actors.at(-1)).toBeNull();
});
