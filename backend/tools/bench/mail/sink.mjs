/** A mail server that only counts. Its parent can ask how many emails and bytes have arrived, and when. */
import { SMTPServer } from 'smtp-server';

let result;
const reset = () => (result = { mails: 0, bytes: 0, firstAt: 0, lastAt: 0 });
reset();

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.on('data', (chunk) => (result.bytes += chunk.length));
    stream.on('end', () => {
      result.mails += 1;
      result.lastAt = Date.now();
      result.firstAt ||= result.lastAt;
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => process.send({ port: server.server.address().port }));

process.on('message', (question) => {
  process.send(result);
  if (question === 'reset') reset();
});
process.on('disconnect', () => process.exit(0));
