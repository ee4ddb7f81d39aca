/** The floor of `npm run bench -- mail-speed`: a nodemailer pool that sends that number of emails of that size, and stores nothing. */
import { createTransport } from 'nodemailer';

const [port, mails, bytes, connections] = process.argv.slice(2).map(Number);
const pool = createTransport({
  pool: true,
  host: '127.0.0.1',
  port,
  maxConnections: connections,
  maxMessages: Infinity,
});
const line = '<p>What the kitchen has planned for the week, and what is new on the wall of glass.</p>\r\n';
const half = line.repeat(Math.max(1, Math.floor(bytes / line.length)));

let next = 0;
async function lane() {
  while (next < mails) {
    next += 1;
    await pool.sendMail({
      from: { name: 'The Courtyard Bistro', address: 'hello@bistro.example' },
      to: `guest${next}@guests.example`,
      subject: `Hello Guest ${next}`,
      text: `Hello Guest ${next}, come by.`,
      html: `<p>Hello Guest ${next}</p>${half}`,
    });
  }
}
// Two in flight per connection, so that no connection waits for this process.
await Promise.all(Array.from({ length: 2 * connections }, lane));
pool.close();
const { user, system } = process.cpuUsage();
process.send((user + system) / 1_000_000, () => process.disconnect());
