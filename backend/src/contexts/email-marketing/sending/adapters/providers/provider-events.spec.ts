import type { BounceReport } from '../bounces/read-report.js';
import { type Provider, REPORTS_OF } from './provider-signatures.js';

const ANA = 'ana@guests.example';
const ID = '<0198a000-0000-7000-8000-000000000001@bistro.example>';
const UNKNOWN = '550 5.1.1 user unknown';
const BLOCKED = '554 5.7.1 Client host blocked using zen.spamhaus.org';

const ses = (bounceType: string, diagnosticCode: string) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType,
    bouncedRecipients: [{ emailAddress: ANA, status: '5.0.0', diagnosticCode: `smtp; ${diagnosticCode}` }],
  },
  mail: { headers: [{ name: 'Message-ID', value: ID }] },
});
const mailgun = (event: string, severity: string, message = '') => ({
  'event-data': {
    event,
    severity,
    recipient: ANA,
    message: { headers: { 'message-id': ID } },
    'delivery-status': { code: 550, message },
  },
});
const postmark = (Type: string, Details: string) => ({ RecordType: 'Bounce', Type, Email: ANA, Details });
const sendgrid = (event: string, type: string, reason: string) => [
  { event, type, email: ANA, reason, 'smtp-id': ID },
  { event: 'open', email: ANA },
];
const brevo = (event: string, reason = '') => ({ event, email: ANA, reason, 'message-id': ID });

it.each<[Provider, string, unknown, BounceReport['kind'] | 'none']>([
  ['ses', 'a dead address', ses('Permanent', UNKNOWN), 'hard'],
  ['ses', 'a refusal of us', ses('Permanent', BLOCKED), 'refused'],
  ['ses', 'a full mailbox', ses('Permanent', '552 5.2.2 mailbox full'), 'refused'],
  ['ses', 'what may arrive', ses('Transient', '450 later'), 'none'],
  [
    'ses',
    'a complaint',
    { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: ANA }] }, mail: {} },
    'complaint',
  ],
  ['mailgun', 'a dead address', mailgun('failed', 'permanent', UNKNOWN), 'hard'],
  ['mailgun', 'a refusal of us', mailgun('failed', 'permanent', BLOCKED), 'refused'],
  ['mailgun', 'what may arrive', mailgun('failed', 'temporary', 'mailbox full'), 'none'],
  ['mailgun', 'a complaint', mailgun('complained', ''), 'complaint'],
  ['mailgun', 'a delivery', mailgun('delivered', ''), 'none'],
  ['postmark', 'a dead address', postmark('HardBounce', UNKNOWN), 'hard'],
  ['postmark', 'a refusal of us', postmark('HardBounce', BLOCKED), 'refused'],
  ['postmark', 'what may arrive', postmark('Transient', 'later'), 'none'],
  ['postmark', 'a complaint', { RecordType: 'SpamComplaint', Email: ANA }, 'complaint'],
  [
    'postmark',
    'somebody who left',
    { RecordType: 'SubscriptionChange', Recipient: ANA, SuppressSending: true },
    'complaint',
  ],
  ['sendgrid', 'a dead address', sendgrid('bounce', 'bounce', UNKNOWN), 'hard'],
  ['sendgrid', 'a refusal of us', sendgrid('bounce', 'blocked', 'go away'), 'refused'],
  ['sendgrid', 'a complaint', sendgrid('spamreport', '', ''), 'complaint'],
  ['sendgrid', 'a delay', sendgrid('deferred', '', 'later'), 'none'],
  ['brevo', 'a dead address', brevo('hard_bounce', UNKNOWN), 'hard'],
  ['brevo', 'a refusal of us', brevo('hard_bounce', BLOCKED), 'refused'],
  ['brevo', 'a complaint', brevo('spam'), 'complaint'],
  ['brevo', 'a soft bounce', brevo('soft_bounce', 'mailbox full'), 'none'],
])('reads from %s %s', (provider, _, body, kind) => {
  const [report] = REPORTS_OF[provider](body);
  expect(report?.kind ?? 'none').toBe(kind);
  if (report) expect(report.recipients).toEqual([ANA]);
});

it('identifies an email by our header or its Message-ID', () => {
  const body = ses('Permanent', UNKNOWN);
  body.mail.headers.push({ name: 'X-Courtyard-Mail', value: 'the-id' });
  expect(REPORTS_OF.ses(body)[0]?.marks).toEqual({ mailId: 'the-id', messageId: ID });
  expect(REPORTS_OF.mailgun(mailgun('complained', ''))[0]?.marks).toEqual({ messageId: ID });
  expect(REPORTS_OF.postmark(postmark('HardBounce', UNKNOWN))[0]?.marks).toEqual({});
});

it.each(['ses', 'mailgun', 'postmark', 'sendgrid', 'brevo'] as const)(
  'reads nothing out of garbage from %s',
  (provider) => {
    for (const body of [null, [], {}, 'text', 7, [null], { bounce: 7, mail: [] }, { 'event-data': [] }])
      expect(REPORTS_OF[provider](body)).toEqual([]);
  },
);
