import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { counterOfAny } from '../../../../platform/persistence/counter-triggers.js';
import { MessageSchema } from './message.schema.js';

const json = { isRead: 'is_read::text', isArchived: 'is_archived::text' };
const filters = { mailbox: 'mailbox = :mailbox' };

/** By the keys of the tally of `messages`. */
const ofMailbox = (...states: readonly string[]) =>
  counterOfAny('messages', ...states.map((state) => `:mailbox || '/${state}'`));

export const inbox = listOf(MessageSchema.options, {
  scopes: { all: ['not is_archived'] },
  totalsBy: { mailbox: ofMailbox('read', 'unread') },
  filters,
  json,
});

export const archivedMessages = listOf(MessageSchema.options, {
  scopes: { all: ['is_archived'] },
  newestBy: 'archived_at',
  totalsBy: { mailbox: ofMailbox('archived') },
  filters,
  json,
});

/** The expression of the migration's full-text index. */
const WORDS = `sender_name || ' ' || subject || ' ' || content`;

/** A mailbox with its archive, for searching. */
export const everyMessage = listOf(MessageSchema.options, {
  scopes: { all: ['not is_archived', 'is_archived'] },
  filters: { ...filters, words: isFound(WORDS, ':words') },
  json,
});
