import { readReports } from './read-report.js';

const dsn = (
  groups: string,
  original = 'Message-ID: <one@bistro.example>\nTo: ana@guests.example\n\nHello',
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

const FAILED =
  'Original-Recipient: rfc822;ana@guests.example\nFinal-Recipient: rfc822; inner@guests.example\nAction: failed';

it.each([
  ['5.1.1', 'hard'],
  ['5.1.10', 'hard'],
  ['5.2.1 (mailbox disabled)', 'hard'],
  ['5.2.2', 'refused'],
  ['5.7.1', 'refused'],
  ['4.4.7', 'refused'],
])('reads a failure with status %s as %s', async (status, kind) => {
  const [report] = await readReports(
    dsn(`${FAILED}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 No such\n  user here`),
  );
  expect(report).toEqual({
    kind,
    messageId: '<one@bistro.example>',
    recipient: 'ana@guests.example',
    detail: 'smtp; 550 No such user here',
  });
});

it('reads one report for each recipient, and none for what is only late', async () => {
  const second = 'Final-Recipient: rfc822; ben@guests.example\nAction: failed\nStatus: 5.1.1';
  const late = 'Final-Recipient: rfc822; cleo@guests.example\nAction: delayed\nStatus: 4.4.1';
  const reports = await readReports(dsn(`${FAILED}\nStatus: 5.1.1\n\n${second}\n\n${late}`));
  expect(reports.map(({ recipient }) => recipient)).toEqual(['ana@guests.example', 'ben@guests.example']);
});

it('reads a complaint', async () => {
  const mail = dsn('')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: abuse\nUser-Agent: Provider/1');
  expect(await readReports(mail)).toEqual([
    {
      kind: 'complaint',
      messageId: '<one@bistro.example>',
      recipient: 'ana@guests.example',
      detail: expect.any(String),
    },
  ]);
});

it.each([
  ['a letter', 'From: a@b.example\nSubject: Hello\n\nOut of office until Monday'],
  ['nothing', ''],
  ['garbage', '\0\x01--b\nContent-Type: multipart/report; boundary=""\n\n--'],
])('reads nothing out of %s', async (_, mail) => {
  expect(await readReports(mail)).toEqual([]);
});
