import { generateSync } from 'otplib';
import { plainCode } from '../../domain/second-step.js';
import { TotpCodes } from './totp-codes.js';

const codesOf = (session: string, ...formerSessions: string[]) =>
  new TotpCodes({ nameForAccounts: 'The Courtyard' }, { secrets: { session, formerSessions } });
const codes = codesOf('a secret of the server');
/** The key of RFC 6238's appendix B. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('knows the code of RFC 6238 at second %i', (second, code, timeStep) => {
  expect(codes.timeStepOf(KEY, code, new Date(second * 1000))).toBe(timeStep);
});

it.each([
  [-60, null],
  [-30, 99],
  [0, 100],
  [30, null],
  [60, null],
])('takes a code that is %i seconds away as %p', (seconds, timeStep) => {
  const code = generateSync({ secret: KEY, epoch: 3_000 + seconds });
  // Whatever part of the step has passed.
  for (const part of [0, 29]) expect(codes.timeStepOf(KEY, code, new Date((3_000 + part) * 1000))).toBe(timeStep);
});

it.each(['', '28708', '2870820', '28708x', '٢٨٧٠٨٢', '000000'])('takes %j for no code', (code) => {
  expect(codes.timeStepOf(KEY, code, new Date(59_000))).toBeNull();
});

it('creates a different key each time, in a form that apps accept, with a QR code', () => {
  const one = codes.newKey();
  const other = codes.newKey();
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(codes.addressOf(one, 'owner@bistro.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(one);
  expect(address.searchParams.get('issuer')).toBe('The Courtyard');
  expect(decodeURIComponent(address.pathname)).toContain('owner@bistro.example');
});

it('makes recovery codes that are no code of an app, and slow hashes that need its secret and the account', async () => {
  const made = Array.from({ length: 50 }, () => codes.newRecoveryCode());
  expect(new Set(made).size).toBe(50);
  for (const code of made) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
  const [code = ''] = made;
  const hash = await codes.hashOf(plainCode(code), 'account');
  expect(await codes.hashOf(plainCode(code.replaceAll('-', ' ')), 'account')).toBe(hash);
  expect(await codes.hashOf(plainCode(code), 'another account')).not.toBe(hash);
  expect(await codesOf('the secret of another server').hashOf(plainCode(code), 'account')).not.toBe(hash);
  expect(await codes.formerHashesOf(plainCode(code), 'account')).not.toContain(hash);
  const renewed = codesOf('a newer secret', 'a secret of the server');
  expect(await renewed.formerHashesOf(plainCode(code), 'account')).toContain(hash);
});
