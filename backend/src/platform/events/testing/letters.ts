import { aMail } from '../../mail/testing/a-mail.js';
import type { Mailbox } from '../../mail/mailbox.js';
import type { EventListeners } from '../event-listeners.js';
import { queueOf } from '../event-relay.js';

const WRITER = 'letter-writer';

export const LETTERS = queueOf(WRITER);

/** A listener whose effect can be counted: one mail for each event. */
export function writeLetters(listeners: EventListeners, mailbox: Mailbox): void {
  listeners.on('test.said', WRITER, ({ id }) => mailbox.post(aMail('reader@guests.example', { key: `letter:${id}` })));
}
