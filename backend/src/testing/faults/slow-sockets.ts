import { connect, type Socket } from 'node:net';

const DRIBBLES_EVERY_MS = 1_000;

const call = (first: string, ...headers: string[]) =>
  [`${first} HTTP/1.1`, 'Host: bistro.example', ...headers].join('\r\n') + '\r\n';
const largeFile = call('GET /api/docs/swagger-ui-bundle.js');

/** What a slow caller sends at first and then, again and again; it reads nothing of the answers to `reads: false`. */
export const SLOW = {
  'says nothing': { begin: '', dribble: null, reads: true },
  'sends a header byte by byte': { begin: call('GET /api/health') + 'X-Slow: ', dribble: 'x', reads: true },
  'sends a body byte by byte': {
    begin: call('POST /api/contact', 'Content-Type: application/json', 'Content-Length: 60000') + '\r\n',
    dribble: ' ',
    reads: true,
  },
  'reads no answer': { begin: `${largeFile}\r\n`.repeat(10), dribble: null, reads: false },
} as const;

/** Many parallel callers of one kind. */
export class SlowSockets {
  private readonly sockets: Socket[] = [];
  private readonly dribbling: NodeJS.Timeout;
  closed = 0;
  /** Since they were opened, when the last one was closed by the server. */
  lastClosedAfterSeconds = 0;

  constructor(port: number, count: number, { begin, dribble, reads }: (typeof SLOW)[keyof typeof SLOW]) {
    const since = performance.now();
    for (let number = 0; number < count; number += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(begin));
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.closed += 1;
          this.lastClosedAfterSeconds = Math.round((performance.now() - since) / 1_000);
        });
      if (reads) socket.resume();
      this.sockets.push(socket);
    }
    this.dribbling = setInterval(() => {
      for (const socket of this.sockets) if (dribble !== null && socket.writable) socket.write(dribble);
    }, DRIBBLES_EVERY_MS);
  }

  end(): void {
    clearInterval(this.dribbling);
    for (const socket of this.sockets) socket.destroy();
  }
}
