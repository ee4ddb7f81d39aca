import { createHash, createHmac, createVerify, timingSafeEqual } from 'node:crypto';
import { classifyRefusal } from '../../../../../platform/mail/refusals/classify-refusal.js';
import { type BounceReport, MAIL_ID_HEADER, type MailMarks } from '../bounces/read-report.js';

/** A webhook request. */
export interface ProviderCall {
  readonly header: (name: string) => string | undefined;
  /** The unparsed body, which the signature covers. */
  readonly text: Buffer;
  readonly body: unknown;
}

/** Providers retry for some hours if our server is down. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Verifies a provider's signature; `SnsMessages` does so for Amazon SNS. */
export const IS_SIGNED: Readonly<
  Record<Exclude<Provider, 'ses'>, (call: ProviderCall, key: string, now: Date) => boolean>
> = {
  /** HMAC-SHA-256 of timestamp and token under the "HTTP webhook signing key". */
  mailgun({ body }, key, now) {
    const signed = (body as { signature?: Readonly<Record<string, unknown>> } | null)?.signature ?? {};
    const [timestamp = '', token = '', signature = ''] = ['timestamp', 'token', 'signature'].map((name) =>
      typeof signed[name] === 'string' ? signed[name] : '',
    );
    const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    return isRecent(timestamp, now) && isSame(signature, expected);
  },
  /** ECDSA over timestamp and body; the key is the public one of the "Signed Event Webhook". */
  sendgrid({ header, text }, key, now) {
    const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? '';
    const signature = header('x-twilio-email-event-webhook-signature') ?? '';
    if (!isRecent(timestamp, now)) return false;
    try {
      const verify = createVerify('sha256').update(timestamp).update(text);
      return verify.verify({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }, signature, 'base64');
    } catch {
      return false;
    }
  },
  postmark: ({ header }, key) => hasPassword(header('authorization'), key),
  brevo: ({ header }, key) => hasPassword(header('authorization'), key),
};

/** For providers without signatures: compares the password or token from the webhook's settings. */
function hasPassword(authorization: string | undefined, key: string): boolean {
  const [, scheme = '', actual = ''] = /^(\w+) (.*)$/.exec(authorization ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return isSame(actual, key);
  const [, ...password] = Buffer.from(actual, 'base64').toString().split(':');
  return /^basic$/i.test(scheme) && isSame(password.join(':'), key);
}

function isRecent(seconds: string, now: Date): boolean {
  const age = now.getTime() - Number(seconds || NaN) * 1_000;
  return Math.abs(age) <= MAX_AGE_MS;
}

/** Compares in constant time. */
function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}

export const PROVIDERS = ['ses', 'mailgun', 'postmark', 'sendgrid', 'brevo'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A provider's payload, not validated. */
type Json = Readonly<Record<string, unknown>>;

/** Extracts reports from a provider's call; delays and other events are ignored. */
export const REPORTS_OF: Readonly<Record<Provider, (body: unknown) => BounceReport[]>> = {
  ses: fromSes,
  mailgun: fromMailgun,
  postmark: fromPostmark,
  sendgrid: (body) => listIn(body).flatMap(fromSendGrid),
  brevo: fromBrevo,
};

/** `mail.headers` is included if the identity's settings include original headers. */
function fromSes(body: unknown): BounceReport[] {
  const event = objectIn(body);
  const mail = objectIn(event['mail']);
  const headers = listIn(mail['headers']).map(objectIn);
  const header = (name: string) =>
    textIn(headers.find((one) => textIn(one['name']).toLowerCase() === name.toLowerCase())?.['value']);
  const marks = { mailId: header(MAIL_ID_HEADER), messageId: header('Message-ID') };
  const type = textIn(event['notificationType'] ?? event['eventType']);
  if (type === 'Complaint') {
    const recipients = listIn(objectIn(event['complaint'])['complainedRecipients']).map(objectIn);
    return recipients.map(({ emailAddress }) => complaint(marks, textIn(emailAddress)));
  }
  const bounce = objectIn(event['bounce']);
  if (type !== 'Bounce' || bounce['bounceType'] !== 'Permanent') return [];
  const recipients = listIn(bounce['bouncedRecipients']).map(objectIn);
  return recipients.map(({ emailAddress, diagnosticCode, status }) =>
    returned(marks, textIn(emailAddress), textIn(diagnosticCode), textIn(status)),
  );
}

function fromMailgun(body: unknown): BounceReport[] {
  const event = objectIn(objectIn(body)['event-data']);
  const marks = { messageId: textIn(objectIn(objectIn(event['message'])['headers'])['message-id']) };
  const recipient = textIn(event['recipient']);
  const type = textIn(event['event']);
  if (type === 'complained' || type === 'unsubscribed') return [complaint(marks, recipient)];
  if (type !== 'failed' || event['severity'] !== 'permanent') return [];
  const { message, description, code } = objectIn(event['delivery-status']);
  return [returned(marks, recipient, `${textIn(code)} ${textIn(message) || textIn(description)}`)];
}

function fromPostmark(body: unknown): BounceReport[] {
  const event = objectIn(body);
  const marks = { mailId: textIn(objectIn(event['Metadata'])['mail']) };
  const type = textIn(event['RecordType']);
  const recipient = textIn(event['Email'] ?? event['Recipient']);
  if (type === 'SpamComplaint') return [complaint(marks, recipient)];
  const hasLeft = event['SuppressSending'] === true && event['SuppressionReason'] !== 'HardBounce';
  if (type === 'SubscriptionChange') return hasLeft ? [complaint(marks, recipient)] : [];
  const isFinal = ['HardBounce', 'BadEmailAddress', 'Blocked', 'DMARCPolicy', 'SpamNotification'];
  if (type !== 'Bounce' || !isFinal.includes(textIn(event['Type']))) return [];
  return [returned(marks, recipient, textIn(event['Details']) || textIn(event['Description']))];
}

function fromSendGrid(one: unknown): BounceReport[] {
  const event = objectIn(one);
  const marks = { messageId: textIn(event['smtp-id']) };
  const recipient = textIn(event['email']);
  const type = textIn(event['event']);
  if (['spamreport', 'unsubscribe', 'group_unsubscribe'].includes(type)) return [complaint(marks, recipient)];
  if (type !== 'bounce') return [];
  const report = returned(marks, recipient, textIn(event['reason']), textIn(event['status']));
  // SendGrid uses 'blocked' for refusals of the sender or the content.
  return [event['type'] === 'blocked' && report.kind === 'hard' ? { ...report, kind: 'refused' } : report];
}

function fromBrevo(body: unknown): BounceReport[] {
  const event = objectIn(body);
  const marks = { messageId: textIn(event['message-id']) };
  const recipient = textIn(event['email']);
  const type = textIn(event['event']);
  if (['spam', 'complaint', 'unsubscribe', 'unsubscribed'].includes(type)) return [complaint(marks, recipient)];
  if (!['hard_bounce', 'invalid_email', 'blocked'].includes(type)) return [];
  const report = returned(marks, recipient, textIn(event['reason']));
  return [type === 'blocked' && report.kind === 'hard' ? { ...report, kind: 'refused' } : report];
}

/** A permanent failure whose text we cannot classify counts as one of the address. */
function returned(marks: MailMarks, recipient: string, response: string, status = ''): BounceReport {
  const refusal = classifyRefusal(response, status);
  const isDead = refusal === null || refusal.cause === 'dead';
  return {
    ...(isDead ? { kind: 'hard' as const } : { kind: 'refused' as const, ...(refusal.fix && { fix: refusal.fix }) }),
    marks: known(marks),
    recipients: addressesIn(recipient),
    detail: response || status || 'The email bounced.',
  };
}

const complaint = (marks: MailMarks, recipient: string): BounceReport => ({
  kind: 'complaint',
  marks: known(marks),
  recipients: addressesIn(recipient),
  detail: 'The reader complained or unsubscribed at the email provider.',
});

const known = (marks: MailMarks): MailMarks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== ''));
const addressesIn = (text: string) => (text.includes('@') ? [text.replace(/^.*<|>.*$/g, '')] : []);
const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
