import { aMail } from '../../mail/testing/a-mail.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import type { EventListeners } from '../event-listeners.js';
import { queueOf } from '../event-relay.js';

const WRITER = 'letter-writer';

export const EMAIL_LISTENER_QUEUE = queueOf(WRITER);

/** Registers a listener with a countable effect: one email per event. */
export function registerEmailListener(listeners: EventListeners, mailQueue: MailQueue): void {
  listeners.on('test.said', WRITER, ({ id }) =>
    mailQueue.post(aMail('reader@guests.example', { key: `letter:${id}` })),
  );
}
