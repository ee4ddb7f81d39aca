import { readSettings } from './environment.js';
import { warnings } from './warnings.js';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://bistro.example', SMTP_URL: 'smtp://mail.example' };

const SECRET = 'x'.repeat(32);
const DATABASE = { SESSION_SECRET: SECRET, LINK_SECRET: `${SECRET}y` };

it.each([
  {},
  PRODUCTION,
  { ...PRODUCTION, ...DATABASE, DATABASE_URL: 'postgres://a:b@db.example/c?sslmode=verify-full' },
  { ...PRODUCTION, ...DATABASE, DATABASE_URL: 'postgres://a:b@database:5432/c' },
  { ...PRODUCTION, ...DATABASE, DATABASE_URL: 'postgres://a:b@127.0.0.1/c' },
])('has no warning for %j', (variables) => {
  expect(warnings(readSettings(variables))).toEqual([]);
});

it.each([
  [{ RATE_LIMITS: 'off' }, /^RATE_LIMITS is off/],
  [
    { ...PRODUCTION, PUBLIC_URL: 'http://bistro.example' },
    /^PUBLIC_URL is 'http:\/\/bistro.example': .* must begin with https/,
  ],
  [
    { ...PRODUCTION, ...DATABASE, DATABASE_URL: 'postgres://a:b@db.example/c' },
    /^DATABASE_URL leads to another machine/,
  ],
  [{ ...PRODUCTION, SMTP_URL: '' }, /^SMTP_URL is not set: no mail reaches a guest/],
])('explains what %j means', (variables, sentence) => {
  expect(warnings(readSettings(variables))).toEqual([expect.stringMatching(sentence)]);
});
