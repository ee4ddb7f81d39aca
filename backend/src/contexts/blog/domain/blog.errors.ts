import { DomainError } from '../../../kernel/domain-error.js';

export class BlogPostNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This article does not exist.');
  }
}
