import type { Role } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { anAccount } from '../testing/an-account.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemoryDirectoryLinkRepository } from '../testing/in-memory-directory-link.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { OneDirectory } from '../testing/one-directory.js';
import { type DirectoryPerson, DirectorySignIn } from './directory-sign-in.js';
import { AccountDeactivated, DirectoryAddressTaken, DirectoryAnswerOver, NotInGroup } from './identity.errors.js';

const GROUPS = { admin: 'owners', manager: 'office', staff: null };
const BROWSER = { before: null, name: 'Chrome on Windows' };
const ids = new CountedIds();
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let links: InMemoryDirectoryLinkRepository;
let transaction: InMemoryTransaction;
let outbox: InMemoryOutbox;
let directory: OneDirectory;
let clock: SettableClock;
const signInOf = (groups: Record<Role, string | null>) =>
  new DirectorySignIn(
    directory,
    { name: 'Accounts', groups },
    links,
    accounts,
    sessions,
    transaction,
    outbox,
    clock,
    ids,
  );
beforeEach(() => {
  clock = new SettableClock();
  clock.set(new Date('2026-11-25T15:00:00Z'));
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  links = new InMemoryDirectoryLinkRepository();
  transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  directory = new OneDirectory();
});

/** Completes a sign-in as the given person. */
async function signIn(role: Role, person: Partial<DirectoryPerson> = {}) {
  directory.person = { ...directory.person, groups: [GROUPS[role] ?? ''], ...person };
  const service = signInOf(GROUPS);
  const { request } = await service.begin(role);
  return service.signIn(request.state, request, BROWSER);
}

it('is for the roles that have a group', async () => {
  expect(signInOf(GROUPS).roles).toEqual(['admin', 'manager']);
  await expect(signIn('staff', { groups: [''] })).rejects.toThrow(
    'Directory sign-in is off. Please use your password.',
  );
  const none = signInOf({ admin: null, manager: null, staff: null });
  await expect(none.signIn('state 1', null, BROWSER)).rejects.toThrow(
    'Directory sign-in is off. Please use your password.',
  );
});

it('creates an account without a password for a new person, and finds it again', async () => {
  const first = await signIn('manager');
  expect(first.account).toMatchObject({ role: 'manager', name: 'Ana', passwordHash: null });
  expect(accounts.lastLoginOf(first.account)).toEqual(clock.now());
  const again = await signIn('manager', { email: 'other@bistro.example', name: 'Another', isEmailVerified: false });
  expect(again.account).toEqual(first.account);
  expect(await accounts.count()).toBe(1);
  expect(outbox.types).toEqual([
    'account.made-by-directory',
    'account.signed-in-through-directory',
    'account.signed-in-through-directory',
  ]);
  expect(transaction.actors.map((actor) => actor?.id)).toEqual(Array.from({ length: 3 }, () => first.account.id));
});

it('is as good as a second step', async () => {
  const { token } = await signIn('admin');
  expect(sessions.isInTwoSteps(token, 'admin')).toBe(true);
});

it('records a new staff member', async () => {
  directory.person = { ...directory.person, groups: ['tables'] };
  const service = signInOf({ ...GROUPS, staff: 'tables' });
  const { request } = await service.begin('staff');
  const { account } = await service.signIn(request.state, request, BROWSER);
  expect(outbox.events[1]).toMatchObject({ type: 'staff-member.added', subject: { id: account.id } });
});

it('uses the address as the name of a person without one', async () => {
  expect((await signIn('manager', { name: null })).account.name).toBe('ana@bistro.example');
});

describe('the account of the same address', () => {
  async function saveAccount(role: Role) {
    const account = anAccount(ids, role, { email: 'Ana@bistro.example' });
    await accounts.add(account);
    return account;
  }

  it('is linked where the directory vouches for the address', async () => {
    const stored = await saveAccount('manager');
    const { account } = await signIn('manager');
    expect(account).toMatchObject({ id: stored.id, passwordHash: stored.passwordHash });
    expect(outbox.types).toEqual(['account.linked-to-directory', 'account.signed-in-through-directory']);
  });

  it('is available to no one else', async () => {
    const stored = await saveAccount('manager');
    await expect(signIn('manager', { isEmailVerified: false })).rejects.toBeInstanceOf(DirectoryAddressTaken);
    await signIn('manager', { isEmailVerified: true });
    await expect(signIn('manager', { subject: 'her successor' })).rejects.toBeInstanceOf(DirectoryAddressTaken);
    await expect(signIn('manager', { issuer: 'https://other.example' })).rejects.toBeInstanceOf(DirectoryAddressTaken);
    expect(await links.find('manager', { issuer: 'https://id.example', subject: 'ana' })).toBe(stored.id);
  });

  it('is not taken for another role', async () => {
    await saveAccount('admin');
    await expect(signIn('manager')).rejects.toBeInstanceOf(DirectoryAddressTaken);
  });

  it('stays shut while it is deactivated', async () => {
    const stored = await saveAccount('manager');
    await accounts.changeStatus(stored, false);
    await expect(signIn('manager')).rejects.toBeInstanceOf(AccountDeactivated);
    expect(outbox.types).toEqual([]);
  });
});

it('rejects people who are not in the group or were removed from it', async () => {
  await expect(signIn('manager', { groups: ['owners', 'Office'] })).rejects.toBeInstanceOf(NotInGroup);
  expect(await accounts.count()).toBe(0);
  await signIn('manager');
  await expect(signIn('manager', { groups: [] })).rejects.toBeInstanceOf(NotInGroup);
});

it('makes no account without an address', async () => {
  await expect(signIn('manager', { email: null })).rejects.toThrow(
    'The directory doesn’t share your email address, which we need. Please ask the owner.',
  );
  expect(await accounts.count()).toBe(0);
});

it('rejects a person whose account was deactivated', async () => {
  const { account } = await signIn('manager');
  await accounts.changeStatus(account, false);
  await expect(signIn('manager')).rejects.toBeInstanceOf(AccountDeactivated);
});

it('accepts no response to a request of another browser', async () => {
  const service = signInOf(GROUPS);
  const { request } = await service.begin('manager');
  await expect(service.signIn(request.state, null, BROWSER)).rejects.toBeInstanceOf(DirectoryAnswerOver);
  await expect(service.signIn('another state', request, BROWSER)).rejects.toBeInstanceOf(DirectoryAnswerOver);
});
