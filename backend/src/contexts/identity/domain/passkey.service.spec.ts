import type { Role } from '../../../kernel/actor.js';
import { TooMany } from '../../../kernel/domain-error.js';
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
import {
  AccountDeactivated,
  PasskeyNotAdded,
  PasskeyRefused,
  SecondStepRequired,
  WrongPasskey,
} from './identity.errors.js';
import { OwnPassword } from './own-password.js';
import { PasskeyAnswers } from './passkey.js';
import { PasskeyService } from './passkey.service.js';
import { REQUIRED_OF } from './second-step.js';
import { SecondStepService } from './second-step.service.js';

const PASSWORD = 'secret 7';
const HOME = '203.0.113.7';
const BROWSER = { before: null, name: 'Chrome on Windows', memory: { id: null, knows: () => false } };
const ids = new CountedIds();
let clock: SettableClock;
let accounts: InMemoryAccountRepository;
let sessions: InMemorySessionRepository;
let tries: FiveTries;
let codes: CodesByNumber;
let outbox: InMemoryOutbox;
let authn: NamedChallenges;
let options: InMemoryFeatureSettings;
let secondStep: SecondStepService;
let passkeys: PasskeyService;

beforeEach(() => {
  clock = new SettableClock();
  clock.set(new Date('2026-11-25T15:00:00Z'));
  accounts = new InMemoryAccountRepository();
  sessions = new InMemorySessionRepository(clock);
  tries = new FiveTries();
  codes = new CodesByNumber();
  const transaction = new InMemoryTransaction();
  outbox = new InMemoryOutbox(transaction);
  authn = new NamedChallenges();
  options = new InMemoryFeatureSettings();
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
  const passkeyRepository = new InMemoryPasskeyRepository();
  const answers = new PasskeyAnswers(passkeyRepository, authn, clock);
  secondStep = new SecondStepService(
    steps,
    codes,
    passkeyRepository,
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
  passkeys = new PasskeyService(
    passkeyRepository,
    authn,
    answers,
    secondStep,
    accounts,
    sessions,
    transaction,
    outbox,
    clock,
    ids,
  );
});

async function savePasskey(role: Role = 'manager'): Promise<Account> {
  const account = anAccount(ids, role);
  await accounts.add(account);
  return { ...account, isActive: true, mustChoosePassword: false };
}
const begin = (account: Account, password = PASSWORD, code: string | null = null) =>
  passkeys.beginAdding(account, { password, code }, HOME);

/** In a browser where the account is signed in. */
const from = async (account: Account, challenge: string | null) => ({
  challenge,
  token: await sessions.begin(account, null, null),
});
async function withPasskey(role: Role = 'manager', counter = 0) {
  const account = await savePasskey(role);
  const { challenge } = await begin(account);
  const credentialId = `credential of ${account.id}`;
  await passkeys.add(
    account,
    'Phone',
    authn.attestation(credentialId, challenge, counter),
    await from(account, challenge),
  );
  outbox.events.length = 0;
  return { account, credentialId };
}
async function signIn(role: Role, credentialId: string, counter = 0) {
  const { challenge } = await passkeys.beginSignIn();
  return passkeys.signIn(role, { assertion: authn.assertion(credentialId, challenge, counter), challenge }, BROWSER);
}

describe('adding a passkey', () => {
  it.each(['staff', 'manager', 'admin'] as const)(
    'needs the password and is stored under its name (%s)',
    async (role) => {
      const account = await savePasskey(role);
      await expect(begin(account, 'wrong')).rejects.toMatchObject({ fields: [{ field: 'password' }] });
      expect(tries.counted).toHaveLength(1);
      const { challenge } = await begin(account);
      await passkeys.add(account, 'Phone', authn.attestation('one', challenge), await from(account, challenge));
      expect(await passkeys.ofAccount(account)).toEqual([
        expect.objectContaining({ credentialId: 'one', name: 'Phone', createdAt: clock.now(), usedAt: null }),
      ]);
      expect(outbox.types).toEqual(['account.added-passkey']);
    },
  );

  it('counts wrong passwords with those of logins', async () => {
    const account = await savePasskey();
    for (let tried = 0; tried < 5; tried += 1) await expect(begin(account, 'wrong')).rejects.toThrow();
    await expect(begin(account)).rejects.toBeInstanceOf(TooMany);
  });

  it('asks for a code as well where there is a second step', async () => {
    const account = await savePasskey();
    await secondStep.begin(account);
    await secondStep.turnOn(
      account,
      { password: PASSWORD, code: codes.at(clock.now()) },
      { token: null, address: HOME },
    );
    for (const code of [null, '000000', codes.at(clock.now())]) {
      await expect(begin(account, PASSWORD, code)).rejects.toMatchObject({ fields: [{ field: 'code' }] });
    }
    clock.advance({ seconds: 30 });
    await begin(account, PASSWORD, codes.at(clock.now()));
  });

  it('takes no answer without its challenge, to another one, twice, or of a credential that is known', async () => {
    const { account, credentialId } = await withPasskey();
    const { challenge } = await begin(account);
    const add = async (id: string, answered: string, given: string | null) =>
      passkeys.add(account, 'Key', authn.attestation(id, answered), await from(account, given));
    await expect(add('new', challenge, null)).rejects.toBeInstanceOf(PasskeyNotAdded);
    await expect(add('new', 'another', challenge)).rejects.toBeInstanceOf(PasskeyNotAdded);
    await expect(add('new', challenge, challenge)).rejects.toBeInstanceOf(PasskeyNotAdded);
    const next = (await begin(account)).challenge;
    await expect(add(credentialId, next, next)).rejects.toBeInstanceOf(PasskeyNotAdded);
    expect(await passkeys.ofAccount(account)).toHaveLength(1);
    expect(outbox.types).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('needs no password and no second step, and is logged as such', async () => {
    const { account, credentialId } = await withPasskey();
    await secondStep.begin(account);
    await secondStep.turnOn(
      account,
      { password: PASSWORD, code: codes.at(clock.now()) },
      { token: null, address: HOME },
    );
    outbox.events.length = 0;
    clock.advance({ minutes: 1 });
    const { token, account: who } = await signIn('manager', credentialId);
    expect(who).toMatchObject({ id: account.id, role: 'manager' });
    expect(sessions.rolesOf(token)).toEqual(['manager']);
    expect(outbox.types).toEqual(['account.signed-in-with-passkey']);
    expect(accounts.lastLoginOf(account)).toEqual(clock.now());
    expect(await passkeys.ofAccount(account)).toMatchObject([{ usedAt: clock.now() }]);
  });

  it('is for accounts of that role alone', async () => {
    const { credentialId } = await withPasskey('manager');
    await expect(signIn('admin', credentialId)).rejects.toBeInstanceOf(PasskeyRefused);
    await expect(signIn('staff', credentialId)).rejects.toBeInstanceOf(PasskeyRefused);
    await expect(signIn('manager', 'unknown')).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it('takes no answer without its challenge, to another one, or twice', async () => {
    const { credentialId } = await withPasskey();
    const { challenge } = await passkeys.beginSignIn();
    const answer = (answered: string, given: string | null) =>
      passkeys.signIn('manager', { assertion: authn.assertion(credentialId, answered), challenge: given }, BROWSER);
    await expect(answer(challenge, null)).rejects.toBeInstanceOf(PasskeyRefused);
    await answer(challenge, challenge);
    await expect(answer(challenge, challenge)).rejects.toBeInstanceOf(PasskeyRefused);
    const next = (await passkeys.beginSignIn()).challenge;
    await expect(answer('another', next)).rejects.toBeInstanceOf(PasskeyRefused);
    await expect(answer(next, next)).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it('reports a deactivated account, and starts no session', async () => {
    const { account, credentialId } = await withPasskey();
    await accounts.changeStatus(account, false);
    await expect(signIn('manager', credentialId)).rejects.toBeInstanceOf(AccountDeactivated);
    expect(outbox.types).toEqual([]);
  });

  it('rejects a counter that went back or did not change', async () => {
    const { credentialId } = await withPasskey('manager', 7);
    await signIn('manager', credentialId, 8);
    for (const counter of [8, 7, 0]) {
      await expect(signIn('manager', credentialId, counter)).rejects.toBeInstanceOf(PasskeyRefused);
    }
    await signIn('manager', credentialId, 9);
  });
});

describe('a passkey that is gone', () => {
  it('no longer signs in, and could be removed only by its account', async () => {
    const { account, credentialId } = await withPasskey();
    const other = await savePasskey();
    const [passkey] = await passkeys.ofAccount(account);
    const id = passkey?.id ?? '';
    await expect(passkeys.remove(other, id, PASSWORD, HOME)).rejects.toThrow('This passkey no longer exists.');
    await passkeys.remove(account, id, PASSWORD, HOME);
    await expect(passkeys.remove(account, id, PASSWORD, HOME)).rejects.toThrow('This passkey no longer exists.');
    await expect(signIn('manager', credentialId)).rejects.toBeInstanceOf(PasskeyRefused);
    expect(outbox.types).toEqual(['account.removed-passkey']);
  });

  it('is not added by a session that a reset has ended', async () => {
    const { account } = await withPasskey();
    const { challenge } = await begin(account);
    const browser = await from(account, challenge);
    await secondStep.resetByAddress(account.email);
    const added = passkeys.add(account, 'Planted', authn.attestation('planted', challenge), browser);
    await expect(added).rejects.toBeInstanceOf(PasskeyNotAdded);
    expect(await passkeys.ofAccount(account)).toEqual([]);
  });

  it('went with a reset of the second step, for which it is enough', async () => {
    const { account, credentialId } = await withPasskey('admin');
    await secondStep.resetByAddress(account.email);
    await expect(signIn('admin', credentialId)).rejects.toBeInstanceOf(PasskeyRefused);
    await expect(secondStep.resetByAddress(account.email)).rejects.toThrow('Two-step sign-in is already off.');
  });
});

describe('after the password', () => {
  const require = () => {
    if (REQUIRED_OF.manager) options.switchOn(REQUIRED_OF.manager);
  };
  /** What the passkey signs for a challenge of its own. */
  async function signedBy(credentialId: string, counter = 0) {
    const { challenge } = await passkeys.beginSignIn();
    return { assertion: authn.assertion(credentialId, challenge, counter), challenge };
  }
  async function withBoth() {
    const { account, credentialId } = await withPasskey();
    await secondStep.begin(account);
    const proof = { password: PASSWORD, code: codes.at(clock.now()) };
    await secondStep.turnOn(account, proof, { token: null, address: HOME });
    clock.advance({ minutes: 1 });
    return { account, credentialId };
  }
  const ways = (...secondSteps: string[]) => ({ members: { secondSteps } });

  it('is asked for nowhere unless a second step is', async () => {
    const { account } = await withPasskey();
    expect(await secondStep.pass(account, null)).toEqual({ secondStep: null, inTwoSteps: false });
    require();
    const { account: colleague } = await withPasskey('staff');
    expect(await secondStep.pass(colleague, null)).toEqual({ secondStep: null, inTwoSteps: false });
  });

  it('takes the place of the code, which will do as well', async () => {
    const { account, credentialId } = await withBoth();
    await expect(secondStep.pass(account, null)).rejects.toMatchObject(ways('code', 'passkey'));
    const passed = await secondStep.pass(account, null, await signedBy(credentialId));
    expect(passed.inTwoSteps).toBe(true);
    expect(await secondStep.isStill({ ...account, ...passed })).toBe(true);
    expect(await secondStep.pass(account, codes.at(clock.now()))).toMatchObject({ secondStep: passed.secondStep });
    expect(await passkeys.ofAccount(account)).toMatchObject([{ usedAt: clock.now() }]);
  });

  it('is the second step where the owner requires one and there is no app', async () => {
    const { account, credentialId } = await withPasskey();
    require();
    for (const code of [null, '123456']) {
      const pass = secondStep.pass(account, code);
      await expect(pass).rejects.toBeInstanceOf(SecondStepRequired);
      await expect(pass).rejects.toMatchObject(ways('passkey'));
    }
    const passed = await secondStep.pass(account, null, await signedBy(credentialId));
    expect(passed.inTwoSteps).toBe(true);
    expect(await secondStep.isStill({ ...account, ...passed })).toBe(true);
    expect(await secondStep.isStill({ ...account, secondStep: null, inTwoSteps: false })).toBe(false);
  });

  it('has to be one of this account, for its own challenge, once', async () => {
    const { account, credentialId } = await withBoth();
    const { credentialId: foreign } = await withPasskey();
    const used = await signedBy(credentialId);
    await secondStep.pass(account, null, used);
    const late = { ...(await signedBy(credentialId)), challenge: null };
    const other = { ...(await signedBy(credentialId)), challenge: (await passkeys.beginSignIn()).challenge };
    for (const answer of [await signedBy(foreign), await signedBy('unknown'), used, late, other]) {
      await expect(secondStep.pass(account, null, answer)).rejects.toBeInstanceOf(WrongPasskey);
    }
  });

  it('is no second step without an app unless the role requires one', async () => {
    const { account, credentialId } = await withPasskey();
    const answer = await signedBy(credentialId);
    expect(await secondStep.pass(account, null, answer)).toEqual({ secondStep: null, inTwoSteps: false });
  });

  it('alone counts as two steps', async () => {
    const { credentialId } = await withPasskey();
    const { token } = await signIn('manager', credentialId);
    expect(sessions.isInTwoSteps(token, 'manager')).toBe(true);
  });

  it('is asked for before another passkey or an app takes its place', async () => {
    const { account, credentialId } = await withPasskey();
    require();
    const field = { fields: [{ field: 'passkey' }] };
    const proof = (passkey: Awaited<ReturnType<typeof signedBy>> | null) => ({
      password: PASSWORD,
      code: null,
      passkey,
    });
    await expect(passkeys.beginAdding(account, proof(null), HOME)).rejects.toMatchObject(field);
    await expect(passkeys.beginAdding(account, proof(await signedBy('unknown')), HOME)).rejects.toMatchObject(field);
    await passkeys.beginAdding(account, proof(await signedBy(credentialId)), HOME);
    await secondStep.begin(account);
    const on = (passkey: Awaited<ReturnType<typeof signedBy>> | null) =>
      secondStep.turnOn(
        account,
        { password: PASSWORD, code: codes.at(clock.now()), passkey },
        { token: null, address: HOME },
      );
    await expect(on(null)).rejects.toMatchObject(field);
    await on(await signedBy(credentialId));
  });

  it('stays while it is the only second step', async () => {
    const { account } = await withPasskey();
    require();
    const [passkey] = await passkeys.ofAccount(account);
    await expect(passkeys.remove(account, passkey?.id ?? '', PASSWORD, HOME)).rejects.toThrow(
      'This passkey is your second sign-in step. Add another passkey or set up an app first.',
    );
    expect(await passkeys.ofAccount(account)).toHaveLength(1);
  });
});
