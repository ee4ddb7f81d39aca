import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores only the recipient and Message-ID of each email. */
export class MailSink {
  taken = [];
  #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      text(stream).then((mail) => {
        const messageId = /^message-id: *(\S+)/im.exec(mail)?.[1] ?? '';
        this.taken.push(...envelope.rcptTo.map(({ address }) => ({ to: address, messageId })));
        done();
      }, done);
    },
  });

  async start() {
    this.#server.on('error', () => undefined);
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return `smtp://127.0.0.1:${this.#server.server.address().port}`;
  }

  stop() {
    this.#server.close();
  }

  /** For emails to addresses with this prefix: recipients reached, recipients with several emails, and emails received repeatedly. */
  outcome(prefix) {
    const mails = this.taken.filter(({ to }) => to.startsWith(prefix));
    const idsOf = new Map();
    for (const { to, messageId } of mails) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
    const different = [...idsOf.values()].reduce((sum, { size }) => sum + size, 0);
    return {
      reached: idsOf.size,
      withSeveral: [...idsOf.values()].filter(({ size }) => size > 1).length,
      again: mails.length - different,
    };
  }
}
