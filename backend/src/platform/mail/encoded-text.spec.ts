import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { compose } from './compose.js';
import { encoded, joined } from './encoded-text.js';
import { aMail } from './testing/a-mail.js';

const PIECES = [
  'Hello ',
  'Zoë 🌿 <b>',
  ', come by. \n\n',
  '',
  'x'.repeat(300),
  ' = ',
  '\t\r\n.\n..a dot\r',
  'é'.repeat(200),
  'last line ',
];
const TEXT = PIECES.join('').replaceAll(/\r\n|\r|\n/g, '\n');

async function sent(text: string, html: string) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mail = {
    ...aMail('guest@guests.example'),
    id: '1',
    messageId: '<1@bistro.example>',
    createdAt: new Date(),
    encoded: { text, html },
  };
  const { message, envelope } = await composer.sendMail(compose(mail));
  return { raw: Buffer.isBuffer(message) ? message.toString() : '', envelope, mail };
}

it('decodes to the original text, wherever it was cut', async () => {
  const text = joined(PIECES.map(encoded));
  const { raw } = await sent(text, joined(['<p>', ...PIECES.slice(0, 2), '</p>'].map(encoded)));
  const read = await PostalMime.parse(raw);
  expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(TEXT.trimEnd());
  expect(read.html?.trim()).toBe('<p>Hello Zoë 🌿 <b></p>');
  expect(raw.split('\r\n').filter((line) => line.length > 76 || /[^\t\x20-\x7e]/.test(line))).toEqual([]);
});

it('is sent with the head and recipient of its email', async () => {
  const { raw, envelope, mail } = await sent(encoded('text'), encoded('html'));
  const read = await PostalMime.parse(raw);
  expect(envelope).toEqual({ from: mail.from.address, to: [mail.to] });
  expect(read).toMatchObject({ subject: mail.subject, messageId: '<1@bistro.example>', from: mail.from });
  expect(raw).toContain('multipart/alternative');
});
