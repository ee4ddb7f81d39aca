import { DomainError } from '../../../../kernel/domain-error.js';

export class ReplyNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This reply does not exist.');
  }
}

export class UnreadableMail extends DomainError {
  readonly kind = 'unprocessable';

  constructor() {
    super('This email can’t be read. It has no sender or is damaged.');
  }
}
