import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Taken {
  readonly to: string;
  readonly messageId: string;
  readonly at: number;
}

/** The response to a recipient, such as '451 later'; null accepts the email. */
type Script = (address: string) => string | null;

/** A mail server that stores only the recipient and Message-ID of each email; it can be stopped and restarted. */
export class MailSink {
  readonly taken: Taken[] = [];
  script: Script = () => null;
  /** Delay before it accepts each email. */
  delayMs = 0;
  private server = this.make();
  private port = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** Cuts every dialogue, as a crash does, and comes back. */
  async restart(): Promise<void> {
    await this.stop();
    this.server = this.make();
    await this.start();
  }

  stop(): Promise<void> {
    for (const connection of this.server.connections)
      (connection as { _socket?: { destroy(): void } })._socket?.destroy();
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private make(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const [code = '', ...text] = this.script(address)?.split(' ') ?? [];
        if (code === '') done();
        else done(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }));
      },
      onData: (stream, session, done) => {
        let head = '';
        stream.on('data', (chunk: Buffer) => {
          if (head.length < 4_000) head += chunk.toString('latin1');
        });
        stream.on('end', () => {
          setTimeout(() => {
            const messageId = /^message-id: *(\S+)/im.exec(head)?.[1] ?? '';
            const at = performance.now();
            this.taken.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, messageId, at })));
            done();
          }, this.delayMs);
        });
      },
    });
    server.on('error', () => undefined);
    return server;
  }
}
