import { readSettings } from './environment.js';
import { warnings } from './warnings.js';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://bistro.example', SMTP_URL: 'smtp://mail.example' };

it.each([{}, PRODUCTION])('finds nothing to say about %j', (variables) => {
  expect(warnings(readSettings(variables))).toEqual([]);
});

it.each([
  [{ RATE_LIMITS: 'off' }, /^RATE_LIMITS is off/],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://bistro.example' }, /^PUBLIC_URL is 'http:\/\/bistro.example': .* wants https/],
  [{ ...PRODUCTION, SMTP_URL: '' }, /^SMTP_URL is not set: no mail reaches a guest/],
])('says of %j what it means', (variables, sentence) => {
  expect(warnings(readSettings(variables))).toEqual([expect.stringMatching(sentence)]);
});
