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
    super(`This campaign is ${status} and cannot be changed any more.`);
  }
}

export class LacksContent extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign has no content yet. Please choose a template first.');
  }
}

export class ReachesNobody extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('Nobody would get this campaign. Please choose other recipients.');
  }
}

export class NotApproved extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('The owner has not approved this campaign yet.');
  }
}

/** What the owner has seen is not what would be approved. */
export class ChangedSince extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign was changed since you looked at it. Please look at what it says now.');
  }
}

/** What is on its way cannot be deleted: its history would be of nothing. */
export class OnItsWay extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This campaign is being sent. Please cancel it before you delete it.');
  }
}

export class NewIsDraft extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`A new campaign cannot be ${status}; it is a draft or scheduled.`);
  }
}

/** Nobody but the sending says that a campaign is sent, and nothing makes it a draft again. */
export class NotByHand extends DomainError {
  readonly kind = 'conflict';

  constructor(status: CampaignStatus) {
    super(`A campaign cannot become ${status} by hand.`);
  }
}
