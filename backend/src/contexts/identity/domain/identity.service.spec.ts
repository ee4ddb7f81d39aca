import type { Role } from '../../../kernel/actor.js';
import { InvalidInput, TooMany } from '../../../kernel/domain-error.js';
import { InMemoryFeatureSettings } from '../../../kernel/testing/in-memory-feature-settings.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { anAccount } from '../testing/an-account.js';
import {
  CodesByNumber,
  FiveTries,
  NotedPause,
  OneCommonPassword,
  ReadablePasswords,
} from '../testing/fake-credentials.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemoryPasskeyRepository } from '../testing/in-memory-passkey.repository.js';
import { InMemorySecondStepRepository } from '../testing/in-memory-second-step.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { NamedChallenges } from '../testing/named-challenges.js';
import type { Account, Authenticated } from './account.js';
import {
  AccountDeactivated,
  AddressTaken,
  SecondStepRequired,
  WrongCode,
  WrongCredentials,
} from './identity.errors.js';
import { IdentityService } from './identity.service.js';
import { OwnPassword } from './own-password.js';
import { PasskeyAnswers } from './passkey.js';
import { SecondStepService } from './second-step.service.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const HOME = '203.0.113.7';
const PASSWORD = 'secret 7';

let clock: SettableClock;
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let passwords: ReadablePasswords;
let tries: FiveTries;
let pause: NotedPause;
let steps: InMemorySecondStepRepository;
let codes: CodesByNumber;
let secondStep: SecondStepService;
let identity: IdentityService;
let outbox: InMemoryOutbox;
const ids = new CountedIds();
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  passwords = new ReadablePasswords();
  tries = new FiveTries();
  pause = new NotedPause();
  const common = new OneCommonPassword();
  const transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  const own = new OwnPassword(accounts, sessions, passwords, tries, pause, transaction, outbox);
  steps = new InMemorySecondStepRepository();
  codes = new CodesByNumber();
  const options = new InMemoryFeatureSettings();
  const passkeys = new InMemoryPasskeyRepository();
  const answers = new PasskeyAnswers(passkeys, new NamedChallenges(), clock);
  secondStep = new SecondStepService(
    steps,
    codes,
    passkeys,
    answers,
    own,
    accounts,
    sessions,
    options,
    transaction,
    outbox,
    clock,
    ids,
  );
  identity = new IdentityService(
    accounts,
    sessions,
    passwords,
    common,
    tries,
    pause,
    own,
    secondStep,
    transaction,
    outbox,
    clock,
    ids,
  );
});

async function saveAccount(role: Role = 'staff', isDemo = false): Promise<Authenticated> {
  const account = anAccount(ids, role, { isDemo });
  await accounts.add(account);
  return { ...account, isActive: true, mustChoosePassword: false, secondStep: null, inTwoSteps: false };
}
const memoryOf = (knownAccounts: readonly string[]) => ({
  id: 'a browser',
  knows: ({ id }: Pick<Account, 'id'>) => knownAccounts.includes(id),
});
const browserWith = (before: string | null) => ({ before, name: null, memory: memoryOf([]) });
const authenticate = (
  { role, email }: Pick<Account, 'role' | 'email'>,
  password = PASSWORD,
  knownAccounts: readonly string[] = [],
  code: string | null = null,
) => identity.authenticate(role, { email, password, code }, { address: HOME, memory: memoryOf(knownAccounts) });

describe('a try to sign in', () => {
  it('with address and password of an account of that role succeeds, and counts no longer', async () => {
    const account = await saveAccount();
    expect(await authenticate(account)).toMatchObject({ id: account.id, role: 'staff' });
    expect(tries.counted).toEqual([]);
  });

  it('is one failure, whether address, role or password is wrong, and each compares a password', async () => {
    const account = await saveAccount();
    const wrong = [
      authenticate(account, 'wrong'),
      authenticate({ ...account, role: 'admin' }),
      authenticate({ role: 'staff', email: 'nobody@bistro.example' }),
    ];
    for (const one of wrong) await expect(one).rejects.toBeInstanceOf(WrongCredentials);
    expect(passwords.compared.toSorted()).toEqual([account.passwordHash, null, null]);
    expect(tries.counted).toHaveLength(3);
  });

  it('is counted before anything is compared, and refused when there were too many', async () => {
    const account = await saveAccount();
    for (let tried = 0; tried < 5; tried += 1)
      await expect(authenticate(account, 'wrong')).rejects.toBeInstanceOf(WrongCredentials);
    await expect(authenticate(account)).rejects.toBeInstanceOf(TooMany);
    expect(passwords.compared).toHaveLength(5);
    expect(tries.counted[0]).toEqual({ role: 'staff', email: account.email, address: HOME });
  });

  it('on a deactivated account is reported as such only with the right password', async () => {
    const account = await saveAccount();
    await accounts.changeStatus(account, false);
    await expect(authenticate(account, 'wrong')).rejects.toBeInstanceOf(WrongCredentials);
    await expect(authenticate(account)).rejects.toBeInstanceOf(AccountDeactivated);
    expect(tries.counted).toHaveLength(1);
  });
});

describe('a try to sign in to an account with a second step', () => {
  const withSecondStep = async () => {
    const account = await saveAccount('admin');
    await secondStep.begin(account);
    await secondStep.turnOn(account, { password: PASSWORD, code: codes.at(NOW) }, { token: null, address: HOME });
    clock.advance({ minutes: 1 });
    return account;
  };
  const signIn = (account: Account, code: string | null, password = PASSWORD) =>
    authenticate(account, password, [], code);

  it('is asked for a code after the right password alone, which counts as no wrong try', async () => {
    const account = await withSecondStep();
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(signIn(account, null)).rejects.toBeInstanceOf(SecondStepRequired);
    expect(tries.counted).toEqual([]);
    for (const code of [null, codes.at(clock.now())])
      await expect(signIn(account, code, 'wrong')).rejects.toBeInstanceOf(WrongCredentials);
    expect(await signIn(account, codes.at(clock.now()))).toMatchObject({ id: account.id });
  });

  it('counts a wrong code as a wrong try, and is refused when there were too many', async () => {
    const account = await withSecondStep();
    for (let tried = 0; tried < 5; tried += 1)
      await expect(signIn(account, '000000')).rejects.toBeInstanceOf(WrongCode);
    await expect(signIn(account, codes.at(clock.now()))).rejects.toBeInstanceOf(TooMany);
  });

  it('begins no session when it was turned on, or is another one, since the password was compared', async () => {
    const account = await saveAccount('admin');
    const compared = await authenticate(account);
    await secondStep.begin(account);
    await secondStep.turnOn(account, { password: PASSWORD, code: codes.at(NOW) }, { token: null, address: HOME });
    await expect(identity.signIn(compared, browserWith(null))).rejects.toBeInstanceOf(WrongCredentials);
    clock.advance({ minutes: 1 });
    const passed = await signIn(account, codes.at(clock.now()));
    await identity.signIn(passed, browserWith(null));
    await secondStep.resetByAddress(account.email);
    await expect(identity.signIn(passed, browserWith(null))).rejects.toBeInstanceOf(WrongCredentials);
  });

  it('reports a deactivated account before asking for a code', async () => {
    const account = await withSecondStep();
    await accounts.changeStatus(account, false);
    await expect(signIn(account, null)).rejects.toBeInstanceOf(AccountDeactivated);
  });
});

describe('guessing', () => {
  it('beyond fifty wrong tries an hour waits for its turn', async () => {
    const account = await saveAccount();
    for (const wrongBefore of [0, 48, 60, 5_000]) {
      tries.wrongBefore = wrongBefore;
      await authenticate(account);
    }
    expect(pause.pauses).toEqual([0, 4_000]);
  });

  it('by others does not hold up a browser in which the account has signed in', async () => {
    const account = await saveAccount();
    tries.wrongBefore = 5_000;
    await authenticate(account, PASSWORD, [account.id]);
    expect(pause.pauses).toEqual([]);
  });
});

describe('a login', () => {
  it('is recorded and begins a session, which takes over those of other roles', async () => {
    const waiter = await saveAccount('staff');
    const owner = await saveAccount('admin');
    const first = await identity.signIn(waiter, browserWith(null));
    const second = await identity.signIn(owner, browserWith(first));
    expect(sessions.rolesOf(second).sort()).toEqual(['admin', 'staff']);
    expect(sessions.rolesOf(first)).toEqual([]);
    expect(accounts.lastLoginOf(owner)).toEqual(NOW);
  });

  it.each([
    ['another password was set', (account: Account) => accounts.changePassword(account, 'hash of another')],
    ['the account was deactivated', (account: Account) => accounts.changeStatus(account, false)],
  ])('begins no session when %s while the password was compared', async (_, meanwhile) => {
    const account = await saveAccount();
    tries.wrongBefore = 60;
    pause.meanwhile = () => meanwhile(account);
    const authenticated = authenticate(account);
    await expect(authenticated.then((compared) => identity.signIn(compared, browserWith(null)))).rejects.toBeInstanceOf(
      WrongCredentials,
    );
    expect(accounts.lastLoginOf(account)).toBeNull();
    expect(outbox.types).toEqual([]);
  });

  it('ends alone, or everywhere', async () => {
    const waiter = await saveAccount('staff');
    const owner = await saveAccount('admin');
    const here = await identity.signIn(owner, browserWith(await identity.signIn(waiter, browserWith(null))));
    const there = await identity.signIn(owner, browserWith(null));
    expect(await identity.signOut(here, 'staff')).toBe(true);
    expect(sessions.rolesOf(here)).toEqual(['admin']);
    await identity.signOutEverywhere(owner);
    expect([...sessions.rolesOf(here), ...sessions.rolesOf(there)]).toEqual([]);
  });
});

describe('a new password', () => {
  const change = (account: Account, current: string, next: string, token: string | null = null) =>
    identity.changePassword(account, current, next, { token, address: HOME });

  it.each([
    ['staff', '12345', 'Password must be at least 6 characters long'],
    ['manager', '123456789', 'Password must be at least 10 characters long'],
    ['admin', '123456789', 'Password must be at least 10 characters long'],
    ['admin', 'x'.repeat(129), 'Password must be at most 128 characters long'],
  ] as const)('of a %s is refused when it is %.20j', async (role, next, message) => {
    const account = await saveAccount(role);
    await expect(change(account, PASSWORD, next)).rejects.toMatchObject({
      fields: [{ field: 'newPassword', message }],
    });
    expect(tries.counted).toEqual([]);
    await authenticate(account);
  });

  it('counts characters, not what they are stored in', async () => {
    await expect(change(await saveAccount(), PASSWORD, '🍲🍲🍲🍲🍲')).rejects.toBeInstanceOf(InvalidInput);
    await change(await saveAccount(), PASSWORD, '🍲🍲🍲🍲🍲🍲');
  });

  it('needs the current one, whose tries are counted', async () => {
    const account = await saveAccount();
    const field = 'currentPassword';
    const message = 'The current password is wrong.';
    await expect(change(account, 'wrong', 'another 7')).rejects.toMatchObject({ fields: [{ field, message }] });
    expect(tries.counted).toHaveLength(1);
    await authenticate(account);
  });

  it('does not overwrite a password that the owner has set in the meantime', async () => {
    const account = await saveAccount();
    passwords.meanwhile = () => accounts.changePassword(account, 'hash of the owner’s');
    await expect(change(account, PASSWORD, 'another 7')).rejects.toThrow(
      'Your password was changed. Please sign in again.',
    );
    passwords.meanwhile = () => Promise.resolve();
    await authenticate(account, 'the owner’s');
  });

  it('ends sessions in other browsers, and turns a demo account into a normal one', async () => {
    const account = await saveAccount('staff', true);
    expect(await identity.demoAccounts()).toEqual([{ role: 'staff', email: account.email }]);
    const here = await identity.signIn(account, browserWith(null));
    const there = await identity.signIn(account, browserWith(null));
    await change(account, PASSWORD, 'another 7', here);
    expect(sessions.rolesOf(here)).toEqual(['staff']);
    expect(sessions.rolesOf(there)).toEqual([]);
    await expect(authenticate(account)).rejects.toBeInstanceOf(WrongCredentials);
    await authenticate(account, 'another 7');
    expect(await identity.demoAccounts()).toEqual([]);
  });
});

describe('a new account', () => {
  const draft = {
    role: 'staff',
    email: 'ana@bistro.example',
    name: 'Ana',
    password: PASSWORD,
    isDemo: false,
    createdBy: 'The Owner',
  } as const;

  it('can sign in, and its address is taken', async () => {
    expect(await identity.hasAccounts()).toBe(false);
    await identity.createAccount(draft);
    expect(await identity.hasAccounts()).toBe(true);
    expect(await authenticate(draft)).toMatchObject({ name: 'Ana', isActive: true });
    const twin = identity.createAccount({ ...draft, email: 'ANA@bistro.example' });
    await expect(twin).rejects.toBeInstanceOf(AddressTaken);
  });

  it('needs a password of the right length', async () => {
    await expect(identity.createAccount({ ...draft, password: '12345' })).rejects.toMatchObject({
      fields: [{ field: 'password' }],
    });
    expect(await identity.hasAccounts()).toBe(false);
  });
});

it('records sign-ins, password changes and signing out everywhere in the audit log', async () => {
  const account = await saveAccount();
  await identity.signIn(account, browserWith(null));
  await identity.changePassword(account, PASSWORD, 'longer secret 8', { token: null, address: HOME });
  await identity.signOutEverywhere(account);
  expect(outbox.types).toEqual(['account.signed-in', 'account.changed-password', 'account.signed-out-everywhere']);
});
