import { NotFound } from '../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { ApprovalItem } from '../domain/approval-item.js';
import type { ApprovalItemRepository } from '../domain/approvals.service.js';

export class InMemoryApprovalItemRepository implements ApprovalItemRepository {
  private readonly rows = new Map<string, ApprovalItem>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(item: ApprovalItem): Promise<void> {
    const apply = () => this.rows.set(item.id, item);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(item.id), apply });
  }

  get(id: string): Promise<ApprovalItem> {
    const item = this.rows.get(id);
    return item ? Promise.resolve(item) : Promise.reject(new NotFound('This item does not exist.'));
  }

  findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null> {
    const isPending = (item: ApprovalItem) =>
      item.status === 'pending' && item.scheduledContentId === scheduledContentId;
    return Promise.resolve(this.all.find(isPending) ?? null);
  }

  save(before: ApprovalItem, after: ApprovalItem): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  remove(item: ApprovalItem): Promise<void> {
    const apply = () => this.rows.delete(item.id);
    return this.transaction.write({ isStillPossible: () => this.rows.get(item.id) === item, apply });
  }

  get all(): ApprovalItem[] {
    return [...this.rows.values()];
  }
}
