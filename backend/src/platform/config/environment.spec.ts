import { z } from 'zod';
import { BadConfiguration, readSettings } from './environment.js';
import { absoluteUrl, onlyOutsideProduction, onOff } from './kinds.js';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), LINK_SECRET: 'l'.repeat(32) };
const WEBSITE = { PUBLIC_URL: 'https://bistro.example' };
const SERVER = { DATABASE_URL: 'postgres://db.example/courtyard' };

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SEED: 'demo',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 0,
    JOBS: 'on',
    ROLE: 'all',
  });
});

it('takes an empty variable as one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, SEED: 'demo' });
});

it('derives address and seed from the rest', () => {
  expect(readSettings({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  expect(readSettings({ PUBLIC_URL: 'https://bistro.example/' }).PUBLIC_URL).toBe('https://bistro.example');
  expect(readSettings(SERVER).SEED).toBe('none');
  expect(readSettings({ ...SERVER, SEED: 'accounts' }).SEED).toBe('accounts');
});

it.each([
  [{}, 'demo'],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, 'demo'],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' }, 'demo'],
  [WEBSITE, 'none'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ NODE_ENV: 'production' }, 'none'],
])('with %j has demo accounts only where no other machine reaches it: %s', (variables, seed) => {
  expect(readSettings(variables).SEED).toBe(seed);
});

it.each([
  [{ PORT: 'eighty' }, "PORT is 'eighty'; it must be a port number from 0 to 65535."],
  [{ PORT: '70000' }, "PORT is '70000'; it must be a number of at most 65535."],
  [{ SEED: 'lots' }, "SEED is 'lots'; it must be 'demo' or 'accounts' or 'none'."],
  [
    { SMTP_URL: 'bistro:secret@mail.example' },
    'SMTP_URL is invalid; it must be an address that begins with smtp:// or smtps://.',
  ],
  [{ METRICS_PORT: '0' }, "METRICS_PORT is '0'; it must be a number of at least 1."],
  [{ ROLE: 'boss' }, "ROLE is 'boss'; it must be 'all' or 'web' or 'worker'."],
  [{ TRUST_PROXY: '1.5' }, "TRUST_PROXY is '1.5'; it must be a whole number."],
  [
    { HOST: 'everywhere' },
    "HOST is 'everywhere'; it must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.",
  ],
  [
    { PROXY_ADDRESS: '10.0.0.1,proxy' },
    "PROXY_ADDRESS is '10.0.0.1,proxy'; it must be addresses or networks, such as 10.0.0.1 or 10.0.0.0/8.",
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too short; it must be at least 32 characters long.'],
  [
    { DATABASE_URL: 'bistro:secret@db.example' },
    'DATABASE_URL is invalid; it must be an address that begins with postgres:// or postgresql://.',
  ],
  [
    { SEED: 'demo', HOST: '0.0.0.0' },
    "SEED is 'demo', but PUBLIC_URL is 'http://localhost:3000' and HOST is '0.0.0.0'; demo accounts exist on localhost only. Set NODE_ENV=production and SEED=none.",
  ],
  [{ NODE_ENV: 'production', SEED: 'demo' }, "SEED is 'demo'; with NODE_ENV=production it must be 'none'."],
  [{ LINK_SECRET: `${'n'.repeat(32)},short` }, 'LINK_SECRET is too short; it must be at least 32 characters long.'],
  [{ DATABASE_DIRECT_URL: SERVER.DATABASE_URL }, 'DATABASE_DIRECT_URL is set without DATABASE_URL; set both.'],
  [{ DATABASE_REPLICA_URL: SERVER.DATABASE_URL }, 'DATABASE_REPLICA_URL is set without DATABASE_URL; set both.'],
  [
    { NODE_ENV: 'production', ...SERVER, ...WEBSITE, LINK_SECRET: SECRETS.LINK_SECRET },
    'SESSION_SECRET is not set; with NODE_ENV=production and DATABASE_URL it must be at least 32 characters long.',
  ],
])('names the variable that is wrong in %j', (variables, sentence) => {
  expect(() => readSettings(variables)).toThrow(new BadConfiguration(sentence));
});

const OVEN = z
  .object({ NODE_ENV: z.string().optional(), OVEN: onOff.default('off'), OVEN_URL: absoluteUrl(['https:']).optional() })
  .check(onlyOutsideProduction('OVEN'));

it('reads the settings that contexts declare, with their defaults', () => {
  expect(readSettings({ OVEN: '' }, [OVEN]).contexts.get(OVEN)).toEqual({ OVEN: 'off' });
  expect(readSettings({ OVEN: 'on' }, [OVEN]).contexts.get(OVEN)).toEqual({ OVEN: 'on' });
});

it.each([
  [{ OVEN: 'hot' }, "OVEN is 'hot'; it must be 'on' or 'off'."],
  [{ OVEN_URL: 'oven.example' }, "OVEN_URL is 'oven.example'; it must be an address that begins with https://."],
  [{ OVEN: 'on', NODE_ENV: 'production' }, "OVEN is 'on'; with NODE_ENV=production it must be 'off'."],
])('refuses of a context %j in the same words', (variables, sentence) => {
  expect(() => readSettings(variables, [OVEN])).toThrow(new BadConfiguration(sentence));
});

it('starts in production with its secrets', () => {
  expect(readSettings({ NODE_ENV: 'production', ...SERVER, ...WEBSITE, ...SECRETS })).toMatchObject({
    SEED: 'none',
    ...SECRETS,
  });
});
