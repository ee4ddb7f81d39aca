import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from '../../platform/testing/eventually.js';
import { postJson, type ProductProcess } from '../product-process.js';

const ASKS_EVERY_MS = 200;
/** Many proxies react only after several failed health checks. */
const BELIEVES_AFTER_MS = 3_000;

/** A small proxy: distributes calls over the replicas that were ready within the last seconds, and retries only failed connections. */
export class RoundRobin {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server = createServer((call, answer) => void this.forward(call, answer));
  private readonly asking = setInterval(() => void this.ask(), ASKS_EVERY_MS);
  private readonly ready = new Set<ProductProcess>();
  private readonly unreadySince = new Map<ProductProcess, number>();
  private turn = 0;

  constructor(private readonly replicas: readonly ProductProcess[]) {}

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  post(call: string, body: object, headers: Record<string, string>): Promise<Response> {
    const { port } = this.server.address() as AddressInfo;
    return postJson(`http://127.0.0.1:${String(port)}/api/${call}`, body, headers);
  }

  /** Waits until it sends calls there. */
  knows(replica: ProductProcess): Promise<void> {
    return eventually(() => {
      if (!this.ready.has(replica)) throw new Error('The replica is not ready.');
    });
  }

  stop(): void {
    clearInterval(this.asking);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async ask(): Promise<void> {
    await Promise.all(
      this.replicas.map(async (replica) => {
        const answer = await fetch(replica.url('ready')).catch(() => null);
        const since = this.unreadySince.get(replica) ?? performance.now();
        if (answer?.ok) {
          this.ready.add(replica);
          this.unreadySince.delete(replica);
        } else {
          this.unreadySince.set(replica, since);
          if (answer === null || performance.now() - since > BELIEVES_AFTER_MS) this.ready.delete(replica);
        }
      }),
    );
  }

  private async forward(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(call);
    const first = this.turn++;
    const inTurn = this.replicas.map((_, index) => this.replicas[(first + index) % this.replicas.length]);
    for (const replica of inTurn) {
      if (!replica || !this.ready.has(replica)) continue;
      const outcome = await this.send(replica, call, body, answer);
      if (outcome !== 'not connected') return;
    }
    answer.writeHead(502).end();
  }

  private send(
    { port }: ProductProcess,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<'answered' | 'not connected'> {
    return new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, method, path: url, headers, agent: this.agent };
      const onward = request(options, (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer).on('close', () => resolve('answered'));
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        const isConnected = error.code !== 'ECONNREFUSED';
        if (isConnected) answer.destroy();
        resolve(isConnected ? 'answered' : 'not connected');
      });
      onward.end(body);
    });
  }
}
