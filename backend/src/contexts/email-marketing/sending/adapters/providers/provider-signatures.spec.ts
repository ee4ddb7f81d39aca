import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import type { OutboundHttp } from '../../../../../platform/outbound/outbound-http.js';
import { IS_SIGNED, type ProviderCall } from './provider-signatures.js';
import { NotOfAmazon, SnsMessages } from './sns-messages.js';

const NOW = new Date('2031-03-03T12:00:00Z');
const KEY = 'a key of the mail provider, long enough';
const seconds = (ago = 0) => String(NOW.getTime() / 1_000 - ago);

const aCall = (headers: Record<string, string>, body: unknown = {}): ProviderCall => ({
  header: (name) => headers[name],
  text: Buffer.from(JSON.stringify(body)),
  body,
});

it('believes Mailgun by the HMAC of timestamp and token, for a day', () => {
  const signed = (key: string, ago = 0) => {
    const timestamp = seconds(ago);
    const token = 'token';
    const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
    return IS_SIGNED.mailgun(aCall({}, { signature: { timestamp, token, signature } }), KEY, NOW);
  };
  expect([signed(KEY), signed('x'.repeat(40)), signed(KEY, 90_000)]).toEqual([true, false, false]);
  for (const body of [null, {}, { signature: { timestamp: seconds(), token: {}, signature: [] } }])
    expect(IS_SIGNED.mailgun(aCall({}, body), KEY, NOW)).toBe(false);
});

it('believes SendGrid by an ECDSA signature over timestamp and body', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const signed = (ago: number, sent: string, arrived = sent) => {
    const signature = createSign('sha256')
      .update(`${seconds(ago)}${sent}`)
      .sign(privateKey, 'base64');
    const headers = {
      'x-twilio-email-event-webhook-timestamp': seconds(ago),
      'x-twilio-email-event-webhook-signature': signature,
    };
    return IS_SIGNED.sendgrid({ ...aCall(headers), text: Buffer.from(arrived) }, key, NOW);
  };
  expect([signed(0, '[]'), signed(0, '[]', '[{}]'), signed(90_000, '[]')]).toEqual([true, false, false]);
  expect(IS_SIGNED.sendgrid(aCall({}), 'no key', NOW)).toBe(false);
});

it.each(['postmark', 'brevo'] as const)('believes %s by the password or token of its settings', (provider) => {
  const basic = (password: string) => `Basic ${Buffer.from(`courtyard:${password}`).toString('base64')}`;
  const isSigned = (authorization: string) => IS_SIGNED[provider](aCall({ authorization }), KEY, NOW);
  expect([basic(KEY), `Bearer ${KEY}`, basic('other'), 'Bearer other', '', 'Basic'].map(isSigned)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('Amazon SNS', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const TOPIC = 'arn:aws:sns:us-east-1:123456789012:bounces';
  const CERTIFICATE = 'https://sns.us-east-1.amazonaws.com/certificate.pem';
  let urls: string[];
  const http: Pick<OutboundHttp, 'get'> = {
    get: (url) => {
      urls.push(url.href);
      const text = publicKey.export({ format: 'pem', type: 'spki' }).toString();
      return Promise.resolve({ status: 200, text, retryAfterSeconds: null, etag: null });
    },
  };
  beforeEach(() => {
    urls = [];
  });

  const message = (fields: Record<string, string> = {}) => {
    const response: Record<string, string> = {
      Type: 'Notification',
      MessageId: 'm',
      TopicArn: TOPIC,
      Message: '{"eventType":"Bounce"}',
      Timestamp: NOW.toISOString(),
      SigningCertURL: CERTIFICATE,
      SignatureVersion: '2',
      ...fields,
    };
    const names =
      response['Type'] === 'Notification'
        ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
        : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.flatMap((name) => (response[name] === undefined ? [] : [name, response[name]])).join('\n');
    return { ...response, Signature: createSign('RSA-SHA256').update(`${text}\n`).sign(privateKey, 'base64') };
  };
  const open = (body: unknown) => new SnsMessages(http, TOPIC).open(body);

  it('is believed by its certificate', async () => {
    expect(await open(message())).toEqual({ eventType: 'Bounce' });
    expect(urls).toEqual([CERTIFICATE]);
  });

  it('has its subscription confirmed', async () => {
    const SubscribeURL = 'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription';
    expect(await open(message({ Type: 'SubscriptionConfirmation', SubscribeURL, Token: 't' }))).toBeNull();
    expect(urls).toEqual([CERTIFICATE, SubscribeURL]);
  });

  it.each<[string, () => unknown]>([
    ['another text', () => ({ ...message(), Message: '{}' })],
    ['a topic of somebody else', () => message({ TopicArn: 'arn:aws:sns:us-east-1:999999999999:mine' })],
    [
      'a certificate from elsewhere',
      () => message({ SigningCertURL: 'https://sns.us-east-1.amazonaws.com.evil.example/x' }),
    ],
    ['a certificate without TLS', () => message({ SigningCertURL: 'http://sns.us-east-1.amazonaws.com/x' })],
    ['another type', () => message({ Type: 'UnsubscribeConfirmation' })],
    ['nothing', () => null],
  ])('is not believed with %s', async (_, body) => {
    await expect(open(body())).rejects.toBeInstanceOf(NotOfAmazon);
    expect(urls.filter((url) => url !== CERTIFICATE)).toEqual([]);
  });
});
