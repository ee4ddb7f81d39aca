import type { Page } from '@playwright/test';
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
    return {
      shown: () =>
        messages.map((message) => {
          const { title, body } = JSON.parse(decrypt(message, keysOf).toString()) as { title: string; body: string };
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
