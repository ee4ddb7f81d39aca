import type { Actor } from '../../../kernel/actor.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Outbox } from '../../../kernel/outbox.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { ApprovalItem, type Submission } from './approval-item.js';
import { contentSubmitted } from './approval.events.js';
import type { ApprovalItemRepository } from './ports/approval-item.repository.js';

export class ApprovalsService {
  constructor(
    private readonly items: ApprovalItemRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whoever is signed in submits under the name of the account. */
  async submit(submission: Submission, by: Actor | null): Promise<ApprovalItem> {
    const signed = { ...submission, submittedBy: by?.name ?? submission.submittedBy };
    const item = ApprovalItem.submit(this.ids.next(), signed, this.clock.now());
    await this.transaction.run(by, async () => {
      await this.items.add(item);
      await this.outbox.add(contentSubmitted(item));
    });
    return item;
  }
}
