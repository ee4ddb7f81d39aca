import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  readonly to: string;
  readonly raw: string;
}

/** A mail server for one test. It accepts every email unless the test refuses an address. */
export class TestMailServer {
  readonly arrived: Arrived[] = [];
  private greeting: string | undefined;
  private readonly refusals = new Map<string, string[]>();
  private readonly held = new Map<string, PromiseWithResolvers<undefined>>();
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => {
      const [code = '', ...text] = this.greeting?.split(' ') ?? [];
      if (this.greeting === undefined) done();
      else done(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }));
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = this.refusals.get(address)?.shift();
      const [code = '', ...text] = refusal?.split(' ') ?? [];
      if (refusal === undefined) done();
      else done(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const waits = recipients.flatMap((address) => this.held.get(address)?.promise ?? []);
        void Promise.all(waits).then(() => {
          this.arrived.push(...recipients.map((to) => ({ to, raw })));
          done();
        });
      });
    },
  });

  /** Returns its URL, for `SMTP_URL`. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${String(port)}`;
  }

  /** Sets the responses to the next attempts to send to the address, such as '451 later'. */
  refuse(address: string, ...answers: string[]): void {
    this.refusals.set(address, answers);
  }

  /** Rejects new connections with this line, such as '554 no'; without one, accepts them again. */
  greet(line?: string): void {
    this.greeting = line;
  }

  /** Accepts emails to the address but does not respond until the returned function is called. */
  holdUp(address: string): () => void {
    const held = Promise.withResolvers<undefined>();
    this.held.set(address, held);
    return () => {
      held.resolve(undefined);
    };
  }

  /** Clears received emails and configured refusals; addresses on hold stay on hold. */
  clear(): void {
    this.arrived.length = 0;
    this.refusals.clear();
    this.greeting = undefined;
  }

  to(address: string): Arrived[] {
    return this.arrived.filter(({ to }) => to === address);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}
