import type { ApprovalItem } from '../approval-item.js';

export abstract class ApprovalItemRepository {
  abstract add(item: ApprovalItem): Promise<void>;
  /** @throws ApprovalItemNotFound */
  abstract get(id: string): Promise<ApprovalItem>;
  /** Of what was handed in from the content schedule: the item that is still undecided. */
  abstract findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null>;
  /** Only if nobody else has changed it since `before` was read; else the unit of work fails or runs again. */
  abstract save(before: ApprovalItem, after: ApprovalItem): Promise<void>;
  abstract remove(item: ApprovalItem): Promise<void>;
}
