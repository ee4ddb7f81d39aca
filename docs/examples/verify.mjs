/** Verifies a webhook's signature (Standard Webhooks 1.0.0) with Node alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 5 * 60;

/**
 * @param secret the webhook's secret, `whsec_…`
 * @param headers the request's headers, in lower case
 * @param body the raw request body, before parsing
 */
export function hasValidSignature(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is being rotated there are two signatures.
  return signatures.split(' ').some((signature) => {
    const actual = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
