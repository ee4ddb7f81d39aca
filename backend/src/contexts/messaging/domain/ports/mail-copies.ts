import type { Actor } from '../../../../kernel/actor.js';
import type { Message } from '../message.js';

export abstract class MailCopies {
  /** Sends the message to its reader's mail address too, together with whatever keeps it. */
  abstract send(message: Message, by: Actor): Promise<void>;
}
