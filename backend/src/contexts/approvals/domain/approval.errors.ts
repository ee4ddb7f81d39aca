import { Conflict, DomainError } from '../../../kernel/domain-error.js';
import type { ApprovalStatus } from './approval-item.js';

const inWords = (status: ApprovalStatus) => (status === 'revision_requested' ? 'sent back for revision' : status);

export class IllegalTransition extends Conflict {
  constructor(from: ApprovalStatus, to: ApprovalStatus) {
    super(`This item is already ${inWords(from)} and can no longer be ${inWords(to)}.`);
  }
}

/** The same decision was made before. */
export class AlreadyDecided extends Conflict {
  constructor(status: ApprovalStatus) {
    super(`This item is already ${inWords(status)}.`);
  }
}

/** Only users with access to the content schedule may submit its drafts. */
export class NotYourSchedule extends DomainError {
  readonly kind: 'unauthenticated' | 'forbidden';

  constructor(isSignedIn: boolean) {
    super('Only the site manager can submit scheduled content. Please sign in as the site manager.');
    this.kind = isSignedIn ? 'forbidden' : 'unauthenticated';
  }
}
