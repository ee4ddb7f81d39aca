import { Busy } from '../../../../kernel/domain-error.js';
import { Argon2Passwords } from './totp-codes.js';

const passwords = new Argon2Passwords();

it('knows the right password, and no other', async () => {
  const hash = await passwords.hash('courtyard');
  expect(await passwords.matches(hash, 'courtyard')).toBe(true);
  expect(await passwords.matches(hash, 'Courtyard')).toBe(false);
  expect(await passwords.matches(null, 'a password that opens nothing')).toBe(false);
});

it('rejects more concurrent checks than memory allows, and recovers afterwards', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('x')));
  const refused = tries.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({ reason: expect.any(Busy) });
  await expect(passwords.hash('x')).resolves.toMatch(/^\$argon2id\$/);
});
