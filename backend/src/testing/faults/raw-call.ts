import { Agent, request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

interface RawCall {
  readonly port: number;
  readonly method: string;
  /** Sent as it is, however malformed. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const keepAliveAgent = (sockets: number) => new Agent({ keepAlive: true, maxSockets: sockets });

/** A call that no client library has tidied up; of a stream the head is enough. */
export function rawCall({ port, method, path, headers = {}, body }: RawCall, agent?: Agent): Promise<RawAnswer> {
  const since = performance.now();
  const length: Record<string, string> =
    body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent },
      (answer) => {
        const type = answer.headers['content-type'] ?? '';
        const parts: Buffer[] = [];
        const done = () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, type, text, ms: performance.now() - since });
        };
        answer.on('data', (part: Buffer) => parts.push(part)).on('end', done);
        if (type.startsWith('text/event-stream')) {
          done();
          answer.destroy();
        }
      },
    );
    call.on('error', reject).end(body);
  });
}
