import { containing } from '../../../../platform/lists/list-of.js';
import { look, type SearchOf } from '../../../../platform/searches.js';
import { ownMailbox } from '../../domain/mailbox.js';
import { everyMessage } from './message.lists.js';

interface Row {
  readonly id: string;
  readonly subject: string;
  readonly senderName: string;
  readonly createdAt: string;
}

/** Searches the caller's own mailbox, including archived messages. */
export const messageSearch: SearchOf<Row> = {
  roles: ['staff', 'manager', 'admin'],
  looks: (text, by) => [
    look(everyMessage, { scope: 'all', filter: { mailbox: ownMailbox(by), words: containing(text) } }),
  ],
  found: ({ id, subject, senderName, createdAt }) => ({
    id,
    title: subject,
    detail: `From ${senderName}`,
    at: createdAt,
  }),
};
