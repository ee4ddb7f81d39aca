import type { Restaurant } from '../../../kernel/restaurant.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { anAccount } from '../testing/an-account.js';
import { CodesByNumber, FiveTries, NotedPause, ReadablePasswords } from '../testing/fake-credentials.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { InMemoryStaffPinRepository } from '../testing/in-memory-staff-pin.repository.js';
import { PinLocked, TabletNotShared, WrongPin } from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import { SharedTabletService } from './shared-tablet.service.js';

const ids = new CountedIds();
const PASSWORD = 'secret 7';
const PIN = '4826';
let clock: SettableClock;
let sessions: InMemorySessionRepository;
let accounts: InMemoryAccountRepository;
let pins: InMemoryStaffPinRepository;
let codes: CodesByNumber;
let outbox: InMemoryOutbox;
let tablets: SharedTabletService;

beforeEach(() => {
  clock = new SettableClock();
  clock.set(new Date('2026-11-25T14:00:00Z'));
  sessions = new InMemorySessionRepository(clock);
  accounts = new InMemoryAccountRepository();
  pins = new InMemoryStaffPinRepository();
  codes = new CodesByNumber();
  const transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  const tries = new FiveTries();
  const own = new OwnPassword(
    accounts,
    sessions,
    new ReadablePasswords(),
    tries,
    new NotedPause(),
    transaction,
    outbox,
  );
  const restaurant = { timeZone: 'America/New_York' } as Restaurant;
  tablets = new SharedTabletService(
    sessions,
    pins,
    accounts,
    own,
    codes,
    tries,
    restaurant,
    transaction,
    outbox,
    clock,
    ids,
  );
});

async function aPerson(role: 'staff' | 'manager' = 'staff') {
  const account = anAccount(ids, role);
  await accounts.add(account);
  return account;
}

async function withPin() {
  const account = await aPerson();
  await tablets.setPin(account, PASSWORD, PIN, '203.0.113.7');
  return account;
}

async function aTablet() {
  const account = await aPerson();
  return tablets.share(account, await sessions.begin(account, null, null));
}

const switchTo = (account: { id: string }, pin: string, token: string) =>
  tablets.switchTo(account.id, pin, { token, browser: null });

it('signs in the person whose PIN it is, in a new session', async () => {
  const token = await aTablet();
  const ben = await withPin();
  const switched = await switchTo(ben, PIN, token);
  expect(switched.account.id).toBe(ben.id);
  expect(sessions.rolesOf(switched.token)).toEqual(['staff']);
  expect(sessions.isByPin(switched.token, 'staff')).toBe(true);
  await expect(switchTo(ben, PIN, token)).rejects.toBeInstanceOf(TabletNotShared);
  expect(outbox.types).toEqual(['account.shared-tablet', 'account.set-pin', 'account.switched-by-pin']);
});

it('refuses even the right PIN after five wrong ones, and records that once', async () => {
  const token = await aTablet();
  const ben = await withPin();
  for (const left of [4, 3, 2, 1]) await expect(switchTo(ben, '9999', token)).rejects.toEqual(new WrongPin(left));
  await expect(switchTo(ben, '9999', token)).rejects.toBeInstanceOf(PinLocked);
  await expect(switchTo(ben, PIN, token)).rejects.toBeInstanceOf(PinLocked);
  expect(outbox.types.filter((type) => type === 'account.pin-locked')).toHaveLength(1);
});

it('does not count right PINs', async () => {
  const first = await aTablet();
  const ben = await withPin();
  let token = first;
  for (let time = 0; time < 8; time += 1) ({ token } = await switchTo(ben, PIN, token));
  expect(sessions.rolesOf(token)).toEqual(['staff']);
});

it('accepts a PIN that was set under a former secret of the server', async () => {
  const token = await aTablet();
  const ben = await aPerson();
  await pins.set(ben.id, `former hash of ${PIN}`, clock.now());
  expect((await switchTo(ben, PIN, token)).account.id).toBe(ben.id);
});

it.each([
  ['removed', (id: string) => pins.remove(id)],
  ['replaced', (id: string) => pins.set(id, 'hash of 5937', clock.now())],
])('refuses a PIN that is %s while it is compared', async (_, change) => {
  const token = await aTablet();
  const ben = await withPin();
  jest.spyOn(codes, 'hashOf').mockImplementation(async (pin) => {
    await change(ben.id);
    return `hash of ${pin}`;
  });
  await expect(switchTo(ben, PIN, token)).rejects.toThrow('Your PIN has changed. Please try again.');
  expect(sessions.rolesOf(token)).toEqual(['staff']);
});

it('shares only what someone has signed in to on the same working day', async () => {
  const account = await aPerson();
  const token = await sessions.begin(account, null, null);
  clock.set(new Date('2026-11-26T01:00:00Z'));
  sessions.use(token);
  clock.set(new Date('2026-11-26T09:00:00Z'));
  await expect(tablets.share(account, token)).rejects.toThrow('You signed in on another day.');
  const today = await tablets.share(account, await sessions.begin(account, token, null));
  await expect(tablets.share(account, today)).rejects.toThrow('This tablet is already shared.');
});

it('ends at 4 AM', async () => {
  const ben = await withPin();
  let token = await aTablet();
  clock.set(new Date('2026-11-26T01:00:00Z'));
  ({ token } = await switchTo(ben, PIN, token));
  clock.set(new Date('2026-11-26T08:59:59Z'));
  ({ token } = await switchTo(ben, PIN, token));
  clock.set(new Date('2026-11-26T09:00:00Z'));
  expect(sessions.rolesOf(token)).toEqual([]);
  await expect(switchTo(ben, PIN, token)).rejects.toBeInstanceOf(TabletNotShared);
  await expect(tablets.people(token)).rejects.toBeInstanceOf(TabletNotShared);
});
