/** Replaces the mail service: prints the recipient and subject of each email. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, { envelope }, done) {
    text(stream).then((mail) => {
      const subject = /^Subject: (.*)$/m.exec(mail)?.[1]?.trim();
      for (const { address } of envelope.rcptTo) console.log(JSON.stringify({ to: address, subject }));
      done();
    }, done);
  },
});
server.listen(1025);
process.on('SIGTERM', () => process.exit(0));
