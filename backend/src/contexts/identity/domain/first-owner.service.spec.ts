import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { OneCommonPassword, ReadablePasswords } from '../testing/fake-credentials.js';
import { ReadableLinks } from '../testing/fake-password-links.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { FirstOwnerService } from './first-owner.service.js';

const OWNER = { name: 'Elena Brenta', email: 'elena@osteria.example', password: 'heron and kiln' };
const clock = new SettableClock();
let accounts: InMemoryAccountRepository;
let passwords: ReadablePasswords;
let service: FirstOwnerService;
beforeEach(() => {
  clock.set(new Date('2026-11-21T15:00:00Z'));
  accounts = new InMemoryAccountRepository();
  passwords = new ReadablePasswords();
  service = new FirstOwnerService(
    accounts,
    passwords,
    new OneCommonPassword(),
    new ReadableLinks(clock),
    new InMemoryTransaction(),
    clock,
    new CountedIds(),
  );
});

const link = async () => (await service.link()) ?? '';

it('creates the owner of a new installation with the link of the log, once', async () => {
  const token = await link();
  expect(await service.isAwaited()).toBe(true);
  await service.create(token, OWNER);
  const { account } = await accounts.find('admin', OWNER.email);
  expect(account).toMatchObject({ role: 'admin', name: OWNER.name, passwordHash: 'hash of heron and kiln' });
  expect(await service.isAwaited()).toBe(false);
  expect(await service.link()).toBeNull();
  await expect(service.create(token, { ...OWNER, email: 'second@osteria.example' })).rejects.toThrow(
    'Someone has already created an account. Please sign in.',
  );
});

it('gives way to someone who was faster', async () => {
  const token = await link();
  passwords.meanwhile = async () => {
    passwords.meanwhile = () => Promise.resolve();
    await service.create(token, { ...OWNER, email: 'faster@osteria.example' });
  };
  await expect(service.create(token, OWNER)).rejects.toThrow('Someone has already created an account. Please sign in.');
  expect(await accounts.count()).toBe(1);
});

it('refuses a forged link, and one that is older than a day', async () => {
  const token = await link();
  await expect(service.check('forged')).rejects.toThrow('This link has expired.');
  await service.check(token);
  clock.advance({ hours: 24 });
  await expect(service.create(token, OWNER)).rejects.toThrow('This link has expired.');
  expect(await accounts.count()).toBe(0);
});

it('refuses a password that is too short or too common, at its field', async () => {
  const token = await link();
  for (const password of ['short', 'password123'])
    await expect(service.create(token, { ...OWNER, password })).rejects.toMatchObject({
      fields: [{ field: 'newPassword' }],
    });
});
