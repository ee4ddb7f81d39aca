import type { Mailbox } from '../../mail/mailbox.js';
import type { EventListeners } from '../event-listeners.js';
import { queueOf } from '../event-relay.js';

const WRITER = 'letter-writer';

export const LETTERS = queueOf(WRITER);

/** A listener whose effect can be counted: one mail for each event. */
export function writeLetters(listeners: EventListeners, mailbox: Mailbox): void {
  listeners.on('test.said', WRITER, ({ id }) =>
    mailbox.post({
      key: `letter:${id}`,
      kind: 'letter',
      from: { name: '', address: 'hello@bistro.example' },
      to: 'reader@guests.example',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      automatic: true,
    }),
  );
}
