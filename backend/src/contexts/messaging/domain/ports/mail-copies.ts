import type { Actor } from '../../../../kernel/actor.js';
import type { Message } from '../message.js';

export abstract class MailCopies {
  /** Also sends the message to its recipient's email address, in the unit of work that stores it. */
  abstract send(message: Message, by: Actor): Promise<void>;
}
