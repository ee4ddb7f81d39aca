import { Conflict, NotFound } from '../../../../kernel/domain-error.js';
import type { CampaignStatus } from '../../sending/domain/index.js';

export class CampaignNotFound extends NotFound {
  constructor() {
    super('This campaign does not exist.');
  }
}

export class NotEditable extends Conflict {
  constructor(status: CampaignStatus) {
    super(`This campaign is ${status} and can no longer be changed.`);
  }
}

/** The pre-flight check has found errors. */
export class HasErrors extends Conflict {
  constructor(findings: readonly string[]) {
    super(findings.join(' '));
  }
}

export class NewIsDraft extends Conflict {
  constructor(status: CampaignStatus) {
    super(`A new campaign cannot be ${status}; it is a draft or scheduled.`);
  }
}

/** Only sending sets the status to sent, and a campaign cannot return to draft. */
export class NotByHand extends Conflict {
  constructor(status: CampaignStatus) {
    super(`You can’t set a campaign to ${status}.`);
  }
}
