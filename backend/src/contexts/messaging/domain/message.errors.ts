import { DomainError } from '../../../kernel/domain-error.js';

/** Also thrown for other people's messages, so as not to reveal that they exist. */
export class MessageNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This message does not exist.');
  }
}
