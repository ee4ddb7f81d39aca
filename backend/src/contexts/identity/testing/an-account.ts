import type { Role } from '../../../kernel/actor.js';
import type { Ids } from '../../../kernel/ids.js';
import type { NewAccount } from '../domain/ports.js';

/** An account with an address of its own. */
export function anAccount(ids: Ids, role: Role, changes: Partial<NewAccount> = {}): NewAccount {
  const id = ids.next();
  return {
    id,
    role,
    email: `${role}.${id}@bistro.example`,
    name: `A. ${role}`,
    passwordHash: 'hash of secret 7',
    isDemo: false,
    createdBy: 'The Owner',
    createdAt: new Date('2026-11-20T15:00:00Z'),
    ...changes,
  };
}
