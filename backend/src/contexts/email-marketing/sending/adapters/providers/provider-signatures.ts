import { createHash, createHmac, createVerify, timingSafeEqual } from 'node:crypto';
import type { Provider } from './provider-events.js';

/** A webhook request. */
export interface ProviderCall {
  readonly header: (name: string) => string | undefined;
  /** The unparsed body, which the signature covers. */
  readonly text: Buffer;
  readonly body: unknown;
}

/** Providers retry for some hours if our server is down. */
const OLDEST_MS = 24 * 3_600_000;

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
  const [, scheme = '', given = ''] = /^(\w+) (.*)$/.exec(authorization ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return isSame(given, key);
  const [, ...password] = Buffer.from(given, 'base64').toString().split(':');
  return /^basic$/i.test(scheme) && isSame(password.join(':'), key);
}

function isRecent(seconds: string, now: Date): boolean {
  const age = now.getTime() - Number(seconds || NaN) * 1_000;
  return Math.abs(age) <= OLDEST_MS;
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
