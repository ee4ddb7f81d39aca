import type { OutboundCall } from '../../../../platform/outbound/outbound-http.js';
import type { TextMessage } from './text-gateway.js';

const TWILIO = 'https://api.twilio.com/2010-04-01/Accounts';

type CallOf = (message: TextMessage) => OutboundCall;

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** The request format of the gateway at that URL: Twilio's, or any that accepts `{"to", "text"}`. */
export function callsOf(address: string): CallOf {
  const url = new URL(address);
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  if (url.protocol === 'twilio:') return twilio(name, password, url.hostname);
  Object.assign(url, { username: '', password: '' });
  return ({ key, to, text }) => ({
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(name && { authorization: basic(name, password) }),
    },
    body: JSON.stringify({ to, text }),
  });
}

const twilio =
  (sid: string, token: string, from: string): CallOf =>
  ({ to, text }) => ({
    url: new URL(`${TWILIO}/${encodeURIComponent(sid)}/Messages.json`),
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: basic(sid, token) },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  });
