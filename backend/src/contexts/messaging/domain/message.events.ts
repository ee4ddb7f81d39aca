import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Mailbox } from './mailbox.js';
import type { Message } from './message.js';

/** Subject type of messages in events and the audit log, neither of which has their content. */
export const MESSAGE = 'message';

export interface MessageFact {
  readonly mailbox: Mailbox;
}

type MessageEventType = `message.${'sent' | 'read' | 'archived' | 'deleted'}`;

export function messageEvent(type: MessageEventType, message: Message): DomainEvent<MessageFact> {
  return { type, subject: { type: MESSAGE, id: message.id }, payload: { mailbox: message.mailbox() } };
}
