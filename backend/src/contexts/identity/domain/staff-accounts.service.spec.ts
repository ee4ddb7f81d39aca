import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { OneCommonPassword, ReadablePasswords } from '../testing/fake-credentials.js';
import { ReadableLinks, SentLinks } from '../testing/fake-password-links.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemoryPasskeyRepository } from '../testing/in-memory-passkey.repository.js';
import { InMemoryStaffPinRepository } from '../testing/in-memory-staff-pin.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { AddressTaken } from './identity.errors.js';
import { PasswordLinksService } from './password-links.service.js';
import { type StaffAccountRepository, StaffAccountsService } from './staff-accounts.service.js';
import type { StaffAccount } from './staff-account.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T15:00:00Z');
const DRAFT = { name: 'Ana', email: 'ana@bistro.example', password: 'a good password 7' };

/** The accounts of the staff as the owner sees them. */
class FewStaff implements StaffAccountRepository {
  readonly rows = new Map<string, StaffAccount>();

  get(id: string): Promise<StaffAccount> {
    const account = this.rows.get(id);
    return account ? Promise.resolve(account) : Promise.reject(new NotFound('This staff member does not exist.'));
  }

  save(_: StaffAccount, after: StaffAccount): Promise<void> {
    this.rows.set(after.id, after);
    return Promise.resolve();
  }

  remove({ id }: StaffAccount): Promise<void> {
    this.rows.delete(id);
    return Promise.resolve();
  }
}

let staff: FewStaff;
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let passkeys: InMemoryPasskeyRepository;
let pins: InMemoryStaffPinRepository;
let transaction: InMemoryTransaction;
let outbox: InMemoryOutbox;
let mails: SentLinks;
let service: StaffAccountsService;
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  staff = new FewStaff();
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  passkeys = new InMemoryPasskeyRepository();
  pins = new InMemoryStaffPinRepository();
  transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  const passwords = new ReadablePasswords();
  const common = new OneCommonPassword();
  const ids = new CountedIds();
  mails = new SentLinks();
  const links = new PasswordLinksService(
    accounts,
    sessions,
    passwords,
    common,
    new ReadableLinks(clock),
    mails,
    transaction,
    outbox,
    clock,
  );
  service = new StaffAccountsService(
    staff,
    accounts,
    sessions,
    passkeys,
    pins,
    passwords,
    common,
    links,
    transaction,
    outbox,
    clock,
    ids,
  );
});

/** Creates a staff member with a session. */
async function aTeamMember(): Promise<{ account: StaffAccount; token: string }> {
  const account = await service.open(DRAFT, OWNER);
  staff.rows.set(account.id, account);
  return { account, token: await sessions.begin({ id: account.id, role: 'staff' }, null, null) };
}
const hashOf = async () => (await accounts.find('staff', DRAFT.email)).account?.passwordHash;

describe('opening an account', () => {
  it('stores a hash, and records the account without a password', async () => {
    const account = await service.open(DRAFT, OWNER);
    expect(account).toMatchObject({ name: 'Ana', isActive: true, createdBy: 'The Owner', createdAt: NOW });
    expect(await hashOf()).toBe(`hash of ${DRAFT.password}`);
    expect(outbox.types).toEqual(['staff-member.added']);
    expect(JSON.stringify([account, outbox.events])).not.toContain(DRAFT.password);
    expect(transaction.actors).toEqual([OWNER]);
  });

  it('is refused for an address that is taken', async () => {
    await service.open(DRAFT, OWNER);
    await expect(service.open({ ...DRAFT, email: 'ANA@bistro.example' }, OWNER)).rejects.toBeInstanceOf(AddressTaken);
    expect(outbox.types).toEqual(['staff-member.added']);
  });

  it.each(['short', 'Password123'])('is refused with the password %s', async (password) => {
    await expect(service.open({ ...DRAFT, password }, OWNER)).rejects.toBeInstanceOf(InvalidInput);
    expect(outbox.types).toEqual([]);
  });
});

describe('inviting', () => {
  it('creates an account without a password and emails the link, again on request', async () => {
    const account = await service.open({ ...DRAFT, password: null }, OWNER);
    staff.rows.set(account.id, account);
    expect(await hashOf()).toBeNull();
    await service.sendInvitation(account.id, OWNER);
    expect(mails.sent.map(({ to, invitedBy }) => [to, invitedBy])).toEqual([
      [DRAFT.email, 'The Owner'],
      [DRAFT.email, 'The Owner'],
    ]);
  });

  it('is over once the person has a password', async () => {
    const { account } = await aTeamMember();
    await expect(service.sendInvitation(account.id, OWNER)).rejects.toThrow(
      'This person has already chosen a password.',
    );
    expect(mails.sent).toEqual([]);
  });
});

it('asks for a password of the person’s own where the owner has set one', async () => {
  const { account } = await aTeamMember();
  expect(await accounts.get('staff', account.id)).toMatchObject({ mustChoosePassword: true });
  await service.resetPassword(account.id, 'another good one 8', OWNER);
  expect(await accounts.get('staff', account.id)).toMatchObject({ mustChoosePassword: true });
});

it('signs a deactivated staff member out everywhere, and records nothing if nothing changes', async () => {
  const { account, token } = await aTeamMember();
  expect(await service.changeStatus(account.id, false, OWNER)).toMatchObject({ isActive: false });
  expect(sessions.rolesOf(token)).toEqual([]);
  await service.changeStatus(account.id, false, OWNER);
  await service.changeStatus(account.id, true, OWNER);
  expect(outbox.types).toEqual(['staff-member.added', 'staff-member.deactivated', 'staff-member.activated']);
});

it('ends sessions that used the old password, and the PIN, when it is reset', async () => {
  const { account, token } = await aTeamMember();
  await pins.set(account.id, 'hash of 4826', NOW);
  await service.resetPassword(account.id, 'another good one 8', OWNER);
  expect(await hashOf()).toBe('hash of another good one 8');
  expect(sessions.rolesOf(token)).toEqual([]);
  expect(await pins.find(account.id)).toBeNull();
  expect(outbox.types.at(-1)).toBe('staff-member.password-reset');
});

it('deletes an account with its sessions, once', async () => {
  const { account, token } = await aTeamMember();
  await service.delete(account.id, OWNER);
  expect(staff.rows.size).toBe(0);
  expect(sessions.rolesOf(token)).toEqual([]);
  expect(outbox.types.at(-1)).toBe('staff-member.deleted');
  await expect(service.delete(account.id, OWNER)).rejects.toThrow('This staff member does not exist.');
});
