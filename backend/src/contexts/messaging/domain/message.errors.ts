import { DomainError } from '../../../kernel/domain-error.js';

/** Also of somebody else's message: nobody learns that it is there. */
export class MessageNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This message does not exist.');
  }
}
