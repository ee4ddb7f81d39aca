import { READER, RETURNED_ID, RETURNED_MAILS } from '../../testing/returned-mails.js';
import { readReports } from './read-report.js';

const dsn = (
  groups: string,
  original = `Message-ID: ${RETURNED_ID}\nTo: ${READER}\n\nHello`,
) => `From: MAILER-DAEMON@mx.example
To: hello@bistro.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to tell you …
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

${groups}
--b
Content-Type: message/rfc822

${original}
--b--
`;

const FAILED = `Original-Recipient: rfc822;${READER}\nFinal-Recipient: rfc822; inner@guests.example\nAction: failed`;

it.each(RETURNED_MAILS)('reads as $kind: $program', async ({ mail, kind }) => {
  for (const ends of ['\n', '\r\n']) {
    const [report] = await readReports(mail.replaceAll('\n', ends));
    expect(report?.kind ?? 'none').toBe(kind);
    if (!report) continue;
    expect(report.marks.messageId).toBe(RETURNED_ID);
    expect(report.recipients).toContain(READER);
  }
});

it('extracts which email bounced, its recipient and the server’s response', async () => {
  const mail = dsn(`${FAILED}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such\n  user here`);
  expect(await readReports(mail)).toEqual([
    {
      kind: 'hard',
      marks: { messageId: RETURNED_ID },
      recipients: [READER, 'inner@guests.example', READER],
      detail: 'smtp; 550 No such user here',
    },
  ]);
});

it('names what the owner has to look at when the server refuses us', async () => {
  const [report] = await readReports(dsn(`${FAILED}\nStatus: 5.7.1\nDiagnostic-Code: smtp; 550 no PTR record`));
  expect(report).toMatchObject({ kind: 'refused', fix: 'reverse-dns' });
});

it('reads one report per recipient, and none for delays', async () => {
  const second = 'Final-Recipient: rfc822; ben@guests.example\nAction: failed\nStatus: 5.1.1';
  const late = 'Final-Recipient: rfc822; cleo@guests.example\nAction: delayed\nStatus: 4.4.1';
  const reports = await readReports(dsn(`${FAILED}\nStatus: 5.1.1\n\n${second}\n\n${late}`));
  expect(reports.map(({ recipients }) => recipients[0])).toEqual([READER, 'ben@guests.example']);
});

it('reads a complaint', async () => {
  const mail = dsn('')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: abuse\nUser-Agent: Provider/1');
  expect(await readReports(mail)).toEqual([
    { kind: 'complaint', marks: { messageId: RETURNED_ID }, recipients: [READER], detail: expect.any(String) },
  ]);
});

const complaint = (type: string, report: string, original: string) => `From: feedback@provider.example
To: hello@bistro.example
Subject: Complaint
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

A reader pressed the spam button.
--b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Provider/1
Version: 1
${report}
--b
Content-Type: message/rfc822

${original}
--b--
`;
const HEAD = `Message-ID: ${RETURNED_ID}\nFrom: hello@bistro.example`;

it.each<[string, string, string[]]>([
  ['of type abuse', complaint('abuse', `Original-Rcpt-To: ${READER}\n`, `${HEAD}\n\nHello`), [READER]],
  ['of type opt-out', complaint('opt-out', '', `${HEAD}\nTo: ${READER}\n\nHello`), [READER]],
  ['of type fraud', complaint('Fraud', '', `${HEAD}\nTo: ${READER}\n\nHello`), [READER]],
  ['of a reader who is blacked out', complaint('abuse', '', `${HEAD}\nTo: redacted@provider.example\n\nHello`), []],
  ['of an undisclosed reader', complaint('abuse', '', `${HEAD}\nTo: undisclosed-recipients:;\n\nHello`), []],
  [
    'in the shape of Hotmail',
    `From: staff@hotmail.example\nSubject: complaint about message from 192.0.2.7\nMIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: message/rfc822\n
X-HmXmrOriginalRecipient: ${READER}\n${HEAD}\nTo: ${READER}\n\nHello\n--b--\n`,
    [READER, READER],
  ],
  [
    'with its report in the text',
    `From: abuse@provider.example\nSubject: FW: Our news\n\nFeedback-Type: abuse\nUser-Agent: Provider/1\n\n${HEAD}\nTo: ${READER}\n\nHello`,
    [READER],
  ],
])('reads a complaint %s', async (_, mail, recipients) => {
  expect(await readReports(mail)).toEqual([
    { kind: 'complaint', marks: { messageId: RETURNED_ID }, recipients, detail: expect.stringMatching(/^The reader /) },
  ]);
});

it.each(['not-spam', 'auth-failure', 'dmarc'])('takes no feedback of type %s for a complaint', async (type) => {
  expect(await readReports(complaint(type, '', `${HEAD}\nTo: ${READER}\n\nHello`))).toEqual([]);
});

it('reads what identifies an email of ours after its Message-ID was replaced', async () => {
  const id = '0198a000-0000-7000-8000-000000000001';
  const original = `Message-ID: <0100abc@email.amazonses.com>\nX-Courtyard-Mail: ${id}
List-Unsubscribe: <https://bistro.example/api/email/unsubscribe/abc.def.ghi>\nTo: ${READER}\n\nHello`;
  const [report] = await readReports(dsn(`${FAILED}\nStatus: 5.1.1`, original));
  expect(report?.marks).toEqual({
    messageId: '<0100abc@email.amazonses.com>',
    mailId: id,
    unsubscribeToken: 'abc.def.ghi',
  });
});

it.each([
  ['a letter', 'From: a@b.example\nSubject: Hello\n\nOut of office until Monday'],
  ['nothing', ''],
  ['garbage', '\0\x01--b\nContent-Type: multipart/report; boundary=""\n\n--'],
])('reads nothing out of %s', async (_, mail) => {
  expect(await readReports(mail)).toEqual([]);
});
