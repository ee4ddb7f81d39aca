import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local webhook receiver; it answers 204 unless a test configures something else. */
export class Receiver {
  readonly received: Received[] = [];
  answer: RequestListener = (_, response) => response.writeHead(204).end();

  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        receiver.received.push({ headers: request.headers, body });
        receiver.answer(request, response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const close = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    const receiver = new Receiver(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hooks`, close);
    return receiver;
  }

  get bodies(): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body }) => JSON.parse(body) as never);
  }

  get ids(): (string | string[] | undefined)[] {
    return this.received.map(({ headers }) => headers['webhook-id']);
  }
}
