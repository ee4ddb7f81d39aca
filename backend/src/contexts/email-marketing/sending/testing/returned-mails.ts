import { readFileSync } from 'node:fs';

/** Bounced emails in the formats and wordings of the named programs. Addresses and hosts are fictitious. */
export const RETURNED_ID = '<0198a000-0000-7000-8000-000000000001@bistro.example>';
export const READER = 'ana@guests.example';

type Shape = (status: string, response: string) => string;

const head = (from: string, subject: string, more = '') =>
  `Return-Path: <>\nFrom: ${from}\nTo: hello@bistro.example\nSubject: ${subject}\n${more}`;
const ORIGINAL = `Message-ID: ${RETURNED_ID}
From: The Bistro <hello@bistro.example>
To: ${READER}
Subject: Our news

Hello, our policy on spam: none. This mailbox does not exist, is full and blocked.`;

/** RFC 3464, as Postfix, Sendmail, Exchange and most others send it. */
const dsn =
  (from = 'MAILER-DAEMON@mx.example', words = 'The mail could not be delivered.', action = 'failed'): Shape =>
  (status, response) =>
    `${head(from, 'Undelivered Mail Returned to Sender')}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

${words}
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${READER}
Action: ${action}
${status && `Status: ${status}\n`}${response && `Diagnostic-Code: ${response}\n`}
--b
Content-Type: message/rfc822

${ORIGINAL}
--b--
`;
/** Plain text with the email below. */
const inWords =
  (from: string, subject: string, above: (response: string) => string, below: string, more = ''): Shape =>
  (_, response) =>
    `${head(from, subject, more)}Content-Type: text/plain; charset=utf-8

${above(response)}

${below}

${ORIGINAL}
`;

const SHAPES: Readonly<Record<string, Shape>> = {
  postfix: dsn(
    'MAILER-DAEMON@mx.example (Mail Delivery System)',
    `This is the mail system at host mx.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

For further assistance, please send mail to postmaster.`,
  ),

  exim: inWords(
    'Mail Delivery System <Mailer-Daemon@shared-host.example>',
    'Mail delivery failed: returning message to sender',
    (response) => `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${READER}
    ${response}`,
    '------ This is a copy of the message, including all the headers. ------',
    `X-Failed-Recipients: ${READER}\nAuto-Submitted: auto-replied\n`,
  ),
  qmail: inWords(
    'MAILER-DAEMON@qmail.example',
    'failure notice',
    (response) => `Hi. This is the qmail-send program at qmail.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${READER}>:
${response}`,
    '--- Below this line is a copy of the message.',
  ),
  oldSendmail: inWords(
    'Mail Delivery Subsystem <MAILER-DAEMON@unix.example>',
    'Returned mail: see transcript for details',
    (response) => `   ----- The following addresses had permanent fatal errors -----
<${READER}>

   ----- Transcript of session follows -----
... while talking to mx.guests.example.:
>>> RCPT To:<${READER}>
<<< ${response}`,
    '   ----- Original message follows -----',
  ),
  oldGmail: inWords(
    'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'Delivery Status Notification (Failure)',
    (response) => `Delivery to the following recipient failed permanently:

     ${READER}

Technical details of permanent failure:
Google tried to deliver your message, but it was rejected by the server for the recipient domain.
The error that the other server returned was: ${response}`,
    '----- Original message -----',
    `X-Failed-Recipients: ${READER}\n`,
  ),
  yahoo: inWords(
    'MAILER-DAEMON@yahoo.example',
    'Failure Notice',
    (response) => `Sorry, we were unable to deliver your message to the following address.

<${READER}>:
${response}`,
    '--- Below this line is a copy of the message.',
  ),
  gmx: inWords(
    '"GMX Mailer Daemon" <mailer-daemon@gmx.example>',
    'Mail delivery failed: returning message to sender',
    (response) => `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of
its recipients. The following address failed:

<${READER}>:
${response}`,
    '--- The header of the original message is following. ---',
  ),
  mailRu: inWords(
    'mailer-daemon@corp.mail.example',
    'Mail failure.',
    (response) => `This message was created automatically by mail delivery software.
A message that you sent could not be delivered to one or more of its recipients.
${response}
  ${READER}`,
    '------ This is a copy of the message, including all the headers. ------',
  ),
  domino: dsn('Postmaster@notes.example', 'Failed to deliver to the recipient of your mail.'),
  exchange: dsn(
    'postmaster@exchange.example',
    `Delivery has failed to these recipients or groups:

${READER}
The message could not be delivered. Please check the address and try again.`,
  ),
  office: dsn('postmaster@guests.onmicrosoft.example', `Your message to ${READER} couldn't be delivered.`),
  gmail: dsn('Mail Delivery Subsystem <mailer-daemon@googlemail.com>', `** Address not found **`),
  courier: dsn('"Courier mail server at mx.example" <postmaster@mx.example>', 'UNDELIVERABLE MAIL'),

  sendmail: dsn(),
  withComment: dsn(undefined, undefined, 'failed (bad destination mailbox address)'),
  ses: dsn('MAILER-DAEMON@amazonses.example'),
  oracle: dsn('postmaster@sun.example'),
  groupWise: dsn('Mailer-Daemon@gw.example'),
  withoutAction: (status, response) => dsn()(status, response).replace(/Action: .*\n/, ''),
  reasonInWords: dsn('MAILER-DAEMON@mx.example', `<${READER}>: no such user here`),
  delayed: dsn(undefined, undefined, 'delayed'),
  delivered: dsn(undefined, undefined, 'delivered'),
  relayed: dsn(undefined, undefined, 'relayed (to a server without reports)'),
  eximWarning: inWords(
    'Mail Delivery System <Mailer-Daemon@shared-host.example>',
    'Warning: message 1abc delayed 24 hours',
    () => `Delivery to ${READER} has been delayed. No action is required. Delivery attempts will continue.`,
    '------ headers follow ------',
  ),
  absence: inWords(
    `Ana <${READER}>`,
    'Automatic reply: Our news',
    () => 'I am away. My old mailbox does not exist any longer.',
    '-----Original Message-----',
    'Auto-Submitted: auto-replied\n',
  ),
  reply: inWords(`Ana <${READER}>`, 'Re: Our news', () => 'The user is unknown to me, undeliverable!', '> wrote:'),
};

interface ReturnedMail {
  readonly program: string;
  readonly mail: string;
  readonly kind: string;
}

/** The rows of `returned-mails.tsv`: program, shape, status, diagnostic text, and the expected classification. */
export const RETURNED_MAILS: readonly ReturnedMail[] = readFileSync(
  new URL('./returned-mails.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([program = '', shape = '', status = '', response = '', kind = '']) => ({
    program,
    mail: SHAPES[shape]?.(status, response.replaceAll('\\n', '\n')) ?? '',
    kind,
  }));
