import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { accountRepositoryContract } from './account.repository.contract.js';
import { directoryLinkRepositoryContract } from './directory-link.repository.contract.js';
import { InMemoryAccountRepository } from './in-memory-account.repository.js';
import { InMemoryDirectoryLinkRepository } from './in-memory-directory-link.repository.js';
import { InMemoryPasskeyRepository } from './in-memory-passkey.repository.js';
import { InMemorySecondStepRepository } from './in-memory-second-step.repository.js';
import { InMemorySessionRepository } from './in-memory-session.repository.js';
import { passkeyRepositoryContract } from './passkey.repository.contract.js';
import { secondStepRepositoryContract } from './second-step.repository.contract.js';
import { sessionRepositoryContract } from './session.repository.contract.js';

const ids = new CountedIds();

describe('accounts in memory', () => {
  const accounts = new InMemoryAccountRepository();
  accountRepositoryContract(() => ({ accounts, ids }));
});

describe('second steps in memory', () => {
  const steps = new InMemorySecondStepRepository();
  secondStepRepositoryContract(() => ({ steps, ids, anAccountId: () => Promise.resolve(ids.next()) }));
});

describe('passkeys in memory', () => {
  const passkeys = new InMemoryPasskeyRepository();
  passkeyRepositoryContract(() => ({
    passkeys,
    ids,
    anAccount: (role) => Promise.resolve({ id: ids.next(), role }),
  }));
});

describe('links to the directory in memory', () => {
  const links = new InMemoryDirectoryLinkRepository();
  directoryLinkRepositoryContract(() => ({ links, account: (role) => Promise.resolve({ id: ids.next(), role }) }));
});

describe('a session in memory', () => {
  const clock = new SettableClock();
  const sessions = new InMemorySessionRepository(clock);
  sessionRepositoryContract(() => ({
    sessions,
    clock,
    account: (role) => Promise.resolve({ id: ids.next(), role }),
    rolesOf: (token) => Promise.resolve(sessions.rolesOf(token)),
    use: (token) => {
      sessions.use(token);
      return Promise.resolve();
    },
  }));
});
