import type { Role } from '../../../kernel/actor.js';
import { InvalidInput, TooMany } from '../../../kernel/domain-error.js';
import { InMemoryFeatureSettings } from '../../../kernel/testing/in-memory-feature-settings.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { anAccount } from '../testing/an-account.js';
import { CodesByNumber, FiveTries, NotedPause, ReadablePasswords } from '../testing/fake-credentials.js';
import { InMemoryAccountRepository } from '../testing/in-memory-account.repository.js';
import { InMemoryPasskeyRepository } from '../testing/in-memory-passkey.repository.js';
import { InMemorySecondStepRepository } from '../testing/in-memory-second-step.repository.js';
import { InMemorySessionRepository } from '../testing/in-memory-session.repository.js';
import { NamedChallenges } from '../testing/named-challenges.js';
import type { Account } from './account.js';
import { AccountNotFound, SecondStepIsOn, SecondStepRequired, WrongCode } from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import { REQUIRED_OF } from './second-step.js';
import { PasskeyAnswers } from './passkey.js';
import { SecondStepService } from './second-step.service.js';

const PASSWORD = 'secret 7';
const ids = new CountedIds();
let clock: SettableClock;
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let tries: FiveTries;
let codes: CodesByNumber;
let passkeys: InMemoryPasskeyRepository;
let options: InMemoryFeatureSettings;
let transaction: InMemoryTransaction;
let outbox: InMemoryOutbox;
let secondStep: SecondStepService;

beforeEach(() => {
  clock = new SettableClock();
  clock.set(new Date('2026-11-21T15:00:00Z'));
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  tries = new FiveTries();
  codes = new CodesByNumber();
  passkeys = new InMemoryPasskeyRepository();
  options = new InMemoryFeatureSettings();
  transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  const own = new OwnPassword(
    accounts,
    sessions,
    new ReadablePasswords(),
    tries,
    new NotedPause(),
    transaction,
    outbox,
  );
  const steps = new InMemorySecondStepRepository();
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
});

async function saveStep(role: Role = 'manager'): Promise<Account> {
  const account = anAccount(ids, role);
  await accounts.add(account);
  return { ...account, isActive: true, mustChoosePassword: false };
}

/** The next one: each is taken once. */
function nextCode(): string {
  clock.advance({ seconds: 30 });
  return codes.at(clock.now());
}
const proof = (code: string, password = PASSWORD) => ({ password, code });
const here = (token: string | null = null) => ({ token, address: '203.0.113.7' });

async function withSecondStep(role: Role = 'manager') {
  const account = await saveStep(role);
  await secondStep.begin(account);
  const recoveryCodes = await secondStep.turnOn(account, proof(nextCode()), here());
  outbox.events.length = 0;
  return { account, recoveryCodes };
}
const refusedAt = (field: string) => ({ fields: [expect.objectContaining({ field }) as object] });

describe('setting it up', () => {
  it('gives a key, asks for a first code and the password, and then for a code at each login', async () => {
    const account = await saveStep();
    expect(await secondStep.begin(account)).toEqual({ key: 'key 1', address: `key 1 of ${account.email}` });
    await secondStep.pass(account, null);
    expect(await secondStep.stateOf(account)).toEqual({ since: null, recoveryCodes: 0, isRequired: false });
    const recoveryCodes = await secondStep.turnOn(account, proof(nextCode()), here());
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await secondStep.stateOf(account)).toEqual({ since: clock.now(), recoveryCodes: 10, isRequired: false });
    await expect(secondStep.pass(account, null)).rejects.toBeInstanceOf(SecondStepRequired);
    expect(outbox.types).toEqual(['account.turned-on-second-step']);
    expect(tries.counted).toEqual([]);
  });

  it.each([
    ['a wrong password', 'password', () => proof(nextCode(), 'wrong')],
    ['a wrong code', 'code', () => proof('000000')],
    ['no code of an app', 'code', () => proof('9000-0002')],
  ])('is refused with %s, which counts as a wrong try', async (_, field, given) => {
    const account = await saveStep();
    await secondStep.begin(account);
    await expect(secondStep.turnOn(account, given(), here())).rejects.toMatchObject(refusedAt(field));
    expect(tries.counted).toHaveLength(1);
    await secondStep.pass(account, null);
    expect(outbox.types).toEqual([]);
  });

  it('needs to be begun, and is done once', async () => {
    const account = await saveStep();
    await expect(secondStep.turnOn(account, proof(nextCode()), here())).rejects.toBeInstanceOf(InvalidInput);
    await secondStep.begin(account);
    await secondStep.turnOn(account, proof(nextCode()), here());
    await expect(secondStep.begin(account)).rejects.toBeInstanceOf(SecondStepIsOn);
    await expect(secondStep.turnOn(account, proof(nextCode()), here())).rejects.toBeInstanceOf(SecondStepIsOn);
  });

  it('ends the sessions in other browsers', async () => {
    const account = await saveStep();
    const mine = await sessions.begin(account, null, null);
    const other = await sessions.begin(account, null, null);
    await secondStep.begin(account);
    await secondStep.turnOn(account, proof(nextCode()), here(mine));
    expect(sessions.rolesOf(mine)).toEqual(['manager']);
    expect(sessions.rolesOf(other)).toEqual([]);
  });
});

describe('a code', () => {
  it('is taken with spaces, a step early or late, and never twice', async () => {
    const { account } = await withSecondStep();
    const code = nextCode();
    await secondStep.pass(account, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(secondStep.pass(account, code)).rejects.toBeInstanceOf(WrongCode);
    const late = nextCode();
    clock.advance({ seconds: 30 });
    await secondStep.pass(account, late);
    const old = nextCode();
    clock.advance({ seconds: 60 });
    await expect(secondStep.pass(account, old)).rejects.toBeInstanceOf(WrongCode);
    expect(outbox.types).toEqual([]);
  });

  it('that set it up opens nothing afterwards', async () => {
    const account = await saveStep();
    await secondStep.begin(account);
    const code = nextCode();
    await secondStep.turnOn(account, proof(code), here());
    await expect(secondStep.pass(account, code)).rejects.toBeInstanceOf(WrongCode);
  });

  it('signs in one of two concurrent calls with the same code', async () => {
    const { account } = await withSecondStep();
    const code = nextCode();
    const both = await Promise.allSettled([secondStep.pass(account, code), secondStep.pass(account, code)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('are each accepted once instead of a code, in any spelling, and logged', async () => {
    const { account, recoveryCodes } = await withSecondStep();
    const [first = '', second = ''] = recoveryCodes;
    await secondStep.pass(account, first.replaceAll('-', ' '));
    await expect(secondStep.pass(account, first)).rejects.toBeInstanceOf(WrongCode);
    await secondStep.pass(account, second);
    expect(await secondStep.stateOf(account)).toMatchObject({ recoveryCodes: 8 });
    expect(outbox.types).toEqual(['account.used-recovery-code', 'account.used-recovery-code']);
  });

  it('are worth nothing once there are new ones, for which password and code are asked', async () => {
    const { account, recoveryCodes } = await withSecondStep();
    const [old = ''] = recoveryCodes;
    const renew = (code: string, password?: string) =>
      secondStep.renewRecoveryCodes(account, proof(code, password), here());
    await expect(renew(nextCode(), 'wrong')).rejects.toMatchObject(refusedAt('password'));
    await expect(renew('000000')).rejects.toMatchObject(refusedAt('code'));
    const [fresh = ''] = await renew(nextCode());
    await expect(secondStep.pass(account, old)).rejects.toBeInstanceOf(WrongCode);
    await secondStep.pass(account, fresh);
    expect(outbox.types).toEqual(['account.renewed-recovery-codes', 'account.used-recovery-code']);
  });
});

describe('turning it off', () => {
  it('needs password and code, counts wrong ones, and then needs no code', async () => {
    const { account } = await withSecondStep();
    const off = (code: string, password?: string) => secondStep.turnOff(account, proof(code, password), here());
    await expect(off(nextCode(), 'wrong')).rejects.toMatchObject(refusedAt('password'));
    for (let tried = 0; tried < 4; tried += 1) await expect(off('000000')).rejects.toMatchObject(refusedAt('code'));
    await expect(off(nextCode())).rejects.toBeInstanceOf(TooMany);
    tries.counted.length = 0;
    await off(nextCode());
    await secondStep.pass(account, null);
    expect(outbox.types).toEqual(['account.turned-off-second-step']);
    await expect(off(nextCode())).rejects.toThrow('Two-step sign-in is already off.');
  });
});

describe('a reset', () => {
  it('by the owner lets a site manager in with the password alone, and ends the sessions', async () => {
    const { account } = await withSecondStep();
    const owner = await saveStep('admin');
    const session = await sessions.begin(account, null, null);
    await secondStep.reset(account.id, owner);
    await secondStep.pass(account, null);
    expect(sessions.rolesOf(session)).toEqual([]);
    expect(outbox.events).toEqual([
      expect.objectContaining({
        type: 'account.second-step-reset',
        subject: { type: 'account', id: account.id, name: account.name },
      }),
    ]);
    expect(transaction.actors.at(-1)).toBe(owner);
    await expect(secondStep.reset(account.id, owner)).rejects.toThrow('Two-step sign-in is already off.');
  });

  it('is not for other owners, nor for anybody who is not there', async () => {
    const { account } = await withSecondStep('admin');
    const owner = await saveStep('admin');
    await expect(secondStep.reset(account.id, owner)).rejects.toBeInstanceOf(AccountNotFound);
    await expect(secondStep.reset(ids.next(), owner)).rejects.toBeInstanceOf(AccountNotFound);
  });

  it('by a command on the server is for owners too, by their address', async () => {
    const { account } = await withSecondStep('admin');
    await secondStep.resetByAddress(account.email.toUpperCase());
    await secondStep.pass(account, null);
    await expect(secondStep.resetByAddress('nobody@bistro.example')).rejects.toBeInstanceOf(AccountNotFound);
    await expect(secondStep.resetByAddress(account.email)).rejects.toThrow('Two-step sign-in is already off.');
  });
});

it('is required of a role if the owner decides so, but never of staff', async () => {
  const required = () =>
    Promise.all((['admin', 'manager', 'staff'] as const).map((role) => secondStep.isRequired(role)));
  expect(await required()).toEqual([false, false, false]);
  if (REQUIRED_OF.manager) options.switchOn(REQUIRED_OF.manager);
  expect(await required()).toEqual([false, true, false]);
  if (REQUIRED_OF.admin) options.switchOn(REQUIRED_OF.admin);
  expect(await required()).toEqual([true, true, false]);
});
