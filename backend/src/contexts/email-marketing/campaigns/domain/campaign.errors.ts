import { DomainError } from '../../../../kernel/domain-error.js';
import type { CampaignStatus } from '../../sending/domain/index.js';

export class CampaignNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('This campaign does not exist.');
  }
}

export class IllegalTransition extends DomainError {
  readonly kind = 'conflict';

  constructor(from: CampaignStatus, to: CampaignStatus) {
    super(`This campaign is ${from} and cannot become ${to}.`);
  }
}

export class AlreadyInStatus extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`This campaign is already ${status}.`);
  }
}

export class NotEditable extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`This campaign is ${status} and can no longer be changed.`);
  }
}

export class LacksContent extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign has no content yet. Choose a template first.');
  }
}

export class ReachesNobody extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign has no recipients. Choose other recipients.');
  }
}

export class NotApproved extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The owner hasn’t approved this campaign yet.');
  }
}

/** It would embarrass the restaurant as it is. */
export class HasErrors extends DomainError {
  readonly kind = 'conflict';

  constructor(findings: readonly string[]) {
    super(findings.join(' '));
  }
}

/** What the owner has seen is not what would be approved. */
export class ChangedSince extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign changed after you opened it. Please review the current version.');
  }
}

/** A campaign being sent cannot be deleted, because its history would refer to nothing. */
export class OnItsWay extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign is being sent. Cancel it before you delete it.');
  }
}

export class NewIsDraft extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`A new campaign cannot be ${status}; it is a draft or scheduled.`);
  }
}

/** Only sending sets the status to sent, and a campaign cannot return to draft. */
export class NotByHand extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`You can’t set a campaign to ${status}.`);
  }
}
