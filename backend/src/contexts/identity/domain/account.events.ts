import type { Actor } from '../../../kernel/actor.js';
import type { DomainEvent } from '../../../kernel/outbox.js';

type AccountEventType = `account.${'signed-in' | 'signed-out-everywhere' | 'changed-password'}`;

/** What people do with their own accounts. Nobody listens; the trail keeps it. */
export const accountEvent = (type: AccountEventType, { id, name }: Pick<Actor, 'id' | 'name'>): DomainEvent => ({
  type,
  subject: { type: 'account', id, name },
  payload: {},
});
