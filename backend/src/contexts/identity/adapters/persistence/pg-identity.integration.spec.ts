import { Logger } from '@nestjs/common';
import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { behind } from '../../../../platform/testing/behind.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { accountRepositoryContract } from '../../testing/account.repository.contract.js';
import { anAccount } from '../../testing/an-account.js';
import { directoryLinkRepositoryContract } from '../../testing/directory-link.repository.contract.js';
import { passkeyRepositoryContract } from '../../testing/passkey.repository.contract.js';
import { secondStepRepositoryContract } from '../../testing/second-step.repository.contract.js';
import { sessionRepositoryContract } from '../../testing/session.repository.contract.js';
import { tableSchemas } from '../../../../platform/persistence/table-schema.js';
import { SealedKeys } from '../security/sealed-keys.js';
import { AccountByAddressQuery, TypeOrmAccountRepository } from './typeorm-account.repository.js';
import { LiveLoginsQuery, TypeOrmSessionRepository } from './typeorm-session.repository.js';
import { TypeOrmDirectoryLinkRepository } from './typeorm-directory-link.repository.js';
import { TypeOrmPasskeyRepository } from './typeorm-passkey.repository.js';
import { TypeOrmSecondStepRepository } from './typeorm-second-step.repository.js';

const ids = new UuidIds();
const clock = new SettableClock();

let cluster: TestDatabase;
let database: Database;
let accounts: TypeOrmAccountRepository;
let sessions: TypeOrmSessionRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [...tableSchemas]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, clock));
  accounts = new TypeOrmAccountRepository(database, new AccountByAddressQuery(database));
  sessions = sessionsWith('a secret of the server');
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

const sessionsWith = (secret: string) =>
  new TypeOrmSessionRepository(database, new LiveLoginsQuery(database), { secrets: { session: secret } }, clock);

async function saveAccount(role: Parameters<typeof anAccount>[1]) {
  const account = anAccount(ids, role);
  await accounts.add(account);
  return account;
}
const rolesOf = async (token: string) => (await sessions.liveLogins(token)).map(({ role }) => role);

describe('accounts in PostgreSQL', () => {
  accountRepositoryContract(() => ({ accounts, ids }));

  it.each(['manager', 'staff'] as const)(
    'let a %s who is held sign in when the unit of work has ended',
    async (role) => {
      const account = await saveAccount(role);
      const signIn = () => accounts.recordLogin(account, clock.now());
      expect(await behind(database, () => accounts.hold(account), signIn)).toBe(true);
    },
  );

  it.each(['manager', 'staff'] as const)('see the password of a %s that is set at this moment', async (role) => {
    const account = await saveAccount(role);
    const set = () => accounts.replacePassword(account, 'second hash');
    expect(await behind(database, set, () => accounts.recordLogin(account, clock.now()))).toBe(false);
    expect(await accounts.get(role, account.id)).toMatchObject({ passwordHash: 'second hash' });
  });

  it.each(['manager', 'staff'] as const)('let a %s sign in twice at the same moment', async (role) => {
    const account = await saveAccount(role);
    const parallel = Array.from({ length: 5 }, () => accounts.recordLogin(account, clock.now()));
    expect(await Promise.all(parallel)).toEqual(Array(5).fill(true));
  });

  it('record no event for a login, a password change, or disabling demo accounts', async () => {
    const account = anAccount(ids, 'staff', { isDemo: true });
    await accounts.add(account);
    await database.run(account, async () => {
      await accounts.recordLogin(account, clock.now());
      await accounts.deactivateDemoAccounts();
      await accounts.changePassword(account, 'second hash');
    });
    expect(await accounts.get('staff', account.id)).toMatchObject({ passwordHash: 'second hash', isActive: false });
    expect(await database.query('select type from events')).toEqual([]);
  });
});

describe('second steps in PostgreSQL', () => {
  const stepsWith = (secret: string) =>
    new TypeOrmSecondStepRepository(database, new SealedKeys({ secrets: { session: secret, formerSessions: [] } }));
  const anAccountId = async () => (await saveAccount('admin')).id;

  secondStepRepositoryContract(() => ({ steps: stepsWith('a secret of the server'), ids, anAccountId }));

  it('store keys encrypted, and are useless to a server with another secret', async () => {
    const step = { id: ids.next(), accountId: await anAccountId(), key: 'JBSWY3DPEHPK3PXP' };
    await stepsWith('a secret of the server').begin(step, clock.now());
    const [row] = await database.query<{ stored: string }[]>(
      `select encode(sealed_key, 'escape') as stored from second_steps where id = $1`,
      [step.id],
    );
    expect(row?.stored).not.toContain(step.key);
    expect(await stepsWith('the secret of another server').find(step.accountId)).toMatchObject({ key: null });
  });

  it('go with their account', async () => {
    const accountId = await anAccountId();
    const step = { id: ids.next(), accountId, key: 'JBSWY3DPEHPK3PXP' };
    const steps = stepsWith('a secret of the server');
    await steps.begin(step, clock.now());
    await steps.keepRecoveryCodes(step.id, ['one']);
    await database.query('delete from admins where id = $1', [accountId]);
    expect(await steps.find(accountId)).toBeNull();
    expect(await steps.countRecoveryCodes(step.id)).toBe(0);
  });
});

describe('passkeys in PostgreSQL', () => {
  passkeyRepositoryContract(() => ({ passkeys: new TypeOrmPasskeyRepository(database), ids, anAccount: saveAccount }));

  it('log a counter that went back, but nothing about a passkey that is gone', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    try {
      const passkeys = new TypeOrmPasskeyRepository(database);
      const account = await saveAccount('staff');
      const id = ids.next();
      const made = { publicKey: Buffer.from([1]), counter: 5, transports: [], name: 'Key', createdAt: clock.now() };
      await passkeys.add({ id, account, credentialId: `credential of ${id}`, ...made });
      await passkeys.use(id, 4, clock.now());
      await passkeys.remove(account.id, id);
      await passkeys.use(id, 6, clock.now());
      expect(warn.mock.calls).toEqual([[{ security: 'passkey counter went back', account: account.id, passkey: id }]]);
    } finally {
      warn.mockRestore();
    }
  });

  it('remember a challenge for an hour', async () => {
    const passkeys = new TypeOrmPasskeyRepository(database);
    const stored = async () => (await database.query('select challenge from spent_challenges')).length;
    await database.query('delete from spent_challenges');
    const at = clock.now();
    await passkeys.spend('one', at);
    await passkeys.spend('another', new Date(at.getTime() + 3_600_000));
    expect(await stored()).toBe(2);
    await passkeys.spend('a third', new Date(at.getTime() + 3_600_001));
    expect(await stored()).toBe(2);
  });

  it.each([
    ['admin', 'admins'],
    ['staff', 'staff'],
  ] as const)('go with their account (%s)', async (role, table) => {
    const passkeys = new TypeOrmPasskeyRepository(database);
    const account = await saveAccount(role);
    const id = ids.next();
    const made = { publicKey: Buffer.from([1]), counter: 0, transports: [], name: 'Key', createdAt: clock.now() };
    await passkeys.add({ id, account, credentialId: `credential of ${id}`, ...made });
    await database.query(`delete from ${table} where id = $1`, [account.id]);
    expect(await passkeys.find(`credential of ${id}`)).toBeNull();
  });
});

describe('links to the directory in PostgreSQL', () => {
  directoryLinkRepositoryContract(() => ({
    links: new TypeOrmDirectoryLinkRepository(database),
    account: saveAccount,
  }));

  it.each([
    ['manager', 'admins'],
    ['staff', 'staff'],
  ] as const)('go with their account (%s)', async (role, table) => {
    const links = new TypeOrmDirectoryLinkRepository(database);
    const person = { issuer: 'https://id.example', subject: ids.next() };
    const account = await saveAccount(role);
    await links.add(account, person, clock.now());
    await database.query(`delete from ${table} where id = $1`, [account.id]);
    expect(await links.find(role, person)).toBeNull();
  });
});

describe('a session in PostgreSQL', () => {
  sessionRepositoryContract(() => ({
    sessions,
    clock,
    account: saveAccount,
    rolesOf,
    use: (token) => sessions.touch(token),
  }));

  it('is stored so that its row does not open it', async () => {
    const token = await sessions.begin(await saveAccount('staff'), null, null);
    const [row] = await database.query<{ stored: string }[]>(
      `select string_agg(encode(id_hash, 'base64') || encode(id_hash, 'escape'), ' ') as stored from sessions`,
    );
    expect(row?.stored).not.toContain(token);
    const elsewhere = sessionsWith('the secret of another server');
    expect(await elsewhere.liveLogins(token)).toEqual([]);
  });

  it('is removed once it can no longer be used, and not before', async () => {
    await sessions.removeEnded();
    const count = async () => (await database.query('select 1 from sessions')).length;
    const before = await count();
    const account = await saveAccount('staff');
    await sessions.begin(account, null, null);
    clock.advance({ hours: 11 });
    const fresh = await sessions.begin(account, null, null);
    await sessions.removeEnded();
    expect(await count()).toBe(before + 2);
    clock.advance({ hours: 1 });
    await sessions.removeEnded();
    expect(await rolesOf(fresh)).toEqual(['staff']);
    clock.advance({ hours: 12 });
    await sessions.removeEnded();
    expect(await count()).toBe(0);
  });
});
