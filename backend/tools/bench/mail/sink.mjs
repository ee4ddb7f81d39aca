/** A mail server that only counts. Its parent can ask how many emails and bytes have arrived, and when. */
import { SMTPServer } from 'smtp-server';

let taken;
const reset = () => (taken = { mails: 0, bytes: 0, firstAt: 0, lastAt: 0 });
reset();

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.on('data', (chunk) => (taken.bytes += chunk.length));
    stream.on('end', () => {
      taken.mails += 1;
      taken.lastAt = Date.now();
      taken.firstAt ||= taken.lastAt;
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }));

process.on('message', (question) => {
  process.send(taken);
  if (question === 'reset') reset();
});
process.on('disconnect', () => process.exit(0));
