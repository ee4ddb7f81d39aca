import type { Page, Worker } from '@playwright/test';
import { decrypt } from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Takes the place of a browser maker's push service, which browsers under test cannot reach. */
export interface PushService {
  /** Lets scripts of the page subscribe here. Call it before the page is opened. */
  readonly subscribe: (page: Page) => Promise<Subscription>;
  readonly stop: () => void;
}

export interface Subscription {
  /** The notifications that have come, as title and text. */
  readonly shown: () => string[][];
  /** The same messages, decrypted. */
  readonly messages: () => string[];
}

/** The notifications and the icon badge of a device. */
export interface Device {
  /** Delivers a message as the push service would. */
  readonly receive: (message: string) => Promise<void>;
  /** Titles and texts of the notifications. */
  readonly notifications: () => Promise<string[][]>;
  /** The numbers set on the app's icon, oldest first. */
  readonly badges: () => Promise<number[]>;
}

/** The page's device, once it has turned notifications on. */
export async function deviceOf(page: Page): Promise<Device> {
  const origin = new URL(page.url()).origin;
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  const isPush = (worker: Worker) => worker.url().endsWith('/push-worker.js');
  const worker =
    page.context().serviceWorkers().find(isPush) ??
    (await page.context().waitForEvent('serviceworker', { predicate: isPush }));
  await worker.evaluate(() => {
    const badges: number[] = [];
    const setAppBadge = (count: number) => Promise.resolve(void badges.push(count));
    Object.assign(self, { badges });
    Object.assign(self.navigator, { setAppBadge });
  });
  return {
    async receive(data) {
      await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    notifications: () =>
      worker.evaluate<string[][]>(
        'registration.getNotifications().then((all) => all.map(({ title, body }) => [title, body]))',
      ),
    badges: () => worker.evaluate<number[]>('badges'),
  };
}

export async function startPushService(): Promise<PushService> {
  const received = new Map<string, Buffer[]>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.get(request.url ?? '')?.push(body);
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const subscribe = async (page: Page): Promise<Subscription> => {
    const path = `/${String(received.size)}`;
    const messages: Buffer[] = [];
    received.set(path, messages);
    const keys = createECDH('prime256v1');
    const auth = randomBytes(16);
    const point = keys.generateKeys();
    await page.addInitScript(giveSubscription, {
      endpoint: `http://127.0.0.1:${String(port)}${path}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    });
    const keysOf = { version: 'aes128gcm', privateKey: keys, authSecret: auth } as const;
    const decrypted = () => messages.map((message) => decrypt(message, keysOf).toString());
    return {
      messages: decrypted,
      shown: () =>
        decrypted().map((message) => {
          const { title, body } = JSON.parse(message) as { title: string; body: string };
          return [title, body];
        }),
    };
  };
  return {
    subscribe,
    stop: () => {
      server.close();
    },
  };
}

/** Runs in the page: what the browser's own push manager would do with its push service. */
function giveSubscription({ endpoint, keys }: { endpoint: string; keys: Record<string, string> }) {
  const IS_ON = 'push-subscription';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      localStorage.removeItem(IS_ON);
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      localStorage.setItem(IS_ON, '');
      return Promise.resolve(subscription);
    },
    getSubscription: () => Promise.resolve(localStorage.getItem(IS_ON) === null ? null : subscription),
  });
}
