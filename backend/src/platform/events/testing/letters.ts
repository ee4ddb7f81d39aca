import { aMail } from '../../mail/testing/a-mail.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import type { EventListeners } from '../event-listeners.js';
import { queueOf } from '../event-relay.js';

const WRITER = 'letter-writer';

export const LETTERS = queueOf(WRITER);

/** A listener whose effect can be counted: one mail for each event. */
export function writeLetters(listeners: EventListeners, mailQueue: MailQueue): void {
  listeners.on('test.said', WRITER, ({ id }) =>
    mailQueue.post(aMail('reader@guests.example', { key: `letter:${id}` })),
  );
}
