import { createVerify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OutboundHttp } from '../../../../../platform/outbound/outbound-http.js';

const MAX_CERTIFICATE_BYTES = 8 * 1_024;
const OF_AMAZON = /^sns\.[a-z\d-]+\.amazonaws\.com(?:\.cn)?$/;
const SIGNED_FIELDS = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/**
 * Messages of Amazon SNS, which forwards SES events. The signature proves that they are Amazon's, and the topic that
 * they are from our account, because anyone can create a topic.
 */
export class SnsMessages {
  private readonly certificates = new LRUCache<string, string>({ max: 10 });

  constructor(
    private readonly http: Pick<OutboundHttp, 'get'>,
    private readonly topicArn: string,
  ) {}

  /** Returns the SES report; null if the message asked to confirm a subscription, which this does. @throws NotOfAmazon */
  async open(body: unknown): Promise<unknown> {
    const message = (typeof body === 'object' && body !== null ? body : {}) as Record<string, string | undefined>;
    const type = message['Type'] ?? '';
    if (type !== 'Notification' && type !== 'SubscriptionConfirmation') throw new NotOfAmazon();
    if (message['TopicArn'] !== this.topicArn || !(await this.isSigned(message, SIGNED_FIELDS[type])))
      throw new NotOfAmazon();
    if (type === 'Notification') return jsonIn(message['Message']);
    await this.http.get(addressOfAmazon(message['SubscribeURL']), MAX_CERTIFICATE_BYTES);
    return null;
  }

  private async isSigned(message: Record<string, string | undefined>, fields: readonly string[]): Promise<boolean> {
    const text = fields.flatMap((field) => (message[field] === undefined ? [] : [field, message[field]])).join('\n');
    const algorithm = message['SignatureVersion'] === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
    const certificate = await this.certificateAt(addressOfAmazon(message['SigningCertURL']));
    try {
      return createVerify(algorithm)
        .update(`${text}\n`)
        .verify(certificate, message['Signature'] ?? '', 'base64');
    } catch {
      return false;
    }
  }

  private async certificateAt(url: URL): Promise<string> {
    const known = this.certificates.get(url.href);
    if (known !== undefined) return known;
    const { text, status } = await this.http.get(url, MAX_CERTIFICATE_BYTES);
    if (status === 200) this.certificates.set(url.href, text);
    return text;
  }
}

export class NotOfAmazon extends Error {}

function addressOfAmazon(text: string | undefined): URL {
  const url = URL.parse(text ?? '');
  if (url?.protocol !== 'https:' || !OF_AMAZON.test(url.hostname)) throw new NotOfAmazon();
  return url;
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return {};
  }
}
