import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Role } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { anAccount } from '../testing/an-account.js';
import { OneCommonPassword, ReadablePasswords } from '../testing/fake-credentials.js';
import { ReadableLinks, SentLinks } from '../testing/fake-password-links.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { PasswordLinksService } from './password-links.service.js';
import type { NewAccount } from './ports.js';

const ids = new CountedIds();
const clock = new SettableClock();
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let mails: SentLinks;
let outbox: InMemoryOutbox;
let passwords: ReadablePasswords;
let service: PasswordLinksService;
beforeEach(() => {
  clock.set(new Date('2026-11-21T15:00:00Z'));
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  mails = new SentLinks();
  const transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  passwords = new ReadablePasswords();
  service = new PasswordLinksService(
    accounts,
    sessions,
    passwords,
    new OneCommonPassword(),
    new ReadableLinks(clock),
    mails,
    transaction,
    outbox,
    clock,
  );
});

async function added(role: Role = 'manager', changes: Partial<NewAccount> = {}): Promise<NewAccount> {
  const account = anAccount(ids, role, changes);
  await accounts.add(account);
  return account;
}

/** Requests a link and returns its token from the email. */
async function requestLink({ role, email }: Pick<NewAccount, 'role' | 'email'>): Promise<string> {
  await service.sendResetLink(role, email);
  return mails.sent.at(-1)?.url ?? '';
}

it.each(['admin', 'manager', 'staff'] as const)('emails a %s a link that sets the password once', async (role) => {
  const account = await added(role);
  const token = await requestLink(account);
  expect(mails.sent).toEqual([{ to: account.email, url: token, invitedBy: null }]);
  await service.choosePassword(role, token, 'heron and kiln');
  expect(await accounts.get(role, account.id)).toMatchObject({ passwordHash: 'hash of heron and kiln' });
  expect(outbox.types).toEqual(['account.chose-password-by-link']);
  await expect(service.choosePassword(role, token, 'another one 9')).rejects.toThrow(
    'This link has expired or was already used. Please request a new one.',
  );
});

it('ends the sessions of the account', async () => {
  const account = await added();
  const token = await sessions.begin(account, null, null);
  await service.choosePassword('manager', await requestLink(account), 'heron and kiln');
  expect(sessions.rolesOf(token)).toEqual([]);
});

it.each([
  ['an unknown address', async () => ({ ...(await added()), email: 'nobody@bistro.example' })],
  ['an address of another role', async () => ({ ...(await added('staff')), role: 'admin' as const })],
  ['an account of the directory', () => added('manager', { passwordHash: null })],
  [
    'a deactivated account',
    async () => {
      const account = await added();
      await accounts.changeStatus(account, false);
      return account;
    },
  ],
])('sends no email for %s', async (_, who) => {
  expect(await requestLink(await who())).toBe('');
});

it.each([
  ['after 30 minutes', 30, false],
  ['a moment before that', 29, true],
])('%s a link works: %#', async (_, minutes, works) => {
  const account = await added();
  const token = await requestLink(account);
  clock.advance({ minutes });
  const choosing = service.choosePassword('manager', token, 'heron and kiln');
  await (works
    ? choosing
    : expect(choosing).rejects.toThrow('This link has expired or was already used. Please request a new one.'));
});

it('refuses the link of another role, of a deactivated account, and after another change of the password', async () => {
  const account = await added('admin');
  const token = await requestLink(account);
  await expect(service.accountOf('manager', token)).rejects.toThrow(
    'This link has expired or was already used. Please request a new one.',
  );
  await accounts.changeStatus(account, false);
  await expect(service.accountOf('admin', token)).rejects.toThrow(
    'This link has expired or was already used. Please request a new one.',
  );
  await accounts.changeStatus(account, true);
  expect(await service.accountOf('admin', token)).toMatchObject({ id: account.id });
  await accounts.replacePassword(account, 'hash of something else');
  await expect(service.accountOf('admin', token)).rejects.toThrow(
    'This link has expired or was already used. Please request a new one.',
  );
});

it('takes one of two new passwords that come at the same moment', async () => {
  const account = await added();
  const token = await requestLink(account);
  passwords.meanwhile = async () => {
    passwords.meanwhile = () => Promise.resolve();
    await service.choosePassword('manager', token, 'quicker than you');
  };
  await expect(service.choosePassword('manager', token, 'heron and kiln')).rejects.toThrow(
    'This link has expired or was already used. Please request a new one.',
  );
  expect(await accounts.get('manager', account.id)).toMatchObject({ passwordHash: 'hash of quicker than you' });
});

it('needs a password that is long enough, and leaves the link valid until then', async () => {
  const token = await requestLink(await added());
  await expect(service.choosePassword('manager', token, 'short')).rejects.toBeInstanceOf(InvalidInput);
  await service.choosePassword('manager', token, 'heron and kiln');
});

it('gives an invited person seven days, and another link where they ask for it', async () => {
  const account = await added('manager', { passwordHash: null, mustChoosePassword: true });
  const invited = await accounts.get('manager', account.id);
  if (invited) await service.sendInvitation(invited, 'The Owner');
  expect(mails.sent).toMatchObject([{ to: account.email, invitedBy: 'The Owner' }]);
  clock.advance({ hours: 7 * 24 - 1 });
  expect(await service.accountOf('manager', mails.sent[0]?.url ?? '')).toMatchObject({ id: account.id });
  const token = await requestLink(account);
  clock.advance({ hours: 6 * 24 });
  await service.choosePassword('manager', token, 'heron and kiln');
});
