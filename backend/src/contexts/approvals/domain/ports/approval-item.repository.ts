import type { ApprovalItem } from '../approval-item.js';

export abstract class ApprovalItemRepository {
  abstract add(item: ApprovalItem): Promise<void>;
  /** @throws ApprovalItemNotFound */
  abstract get(id: string): Promise<ApprovalItem>;
  /** The pending item of scheduled content, if any. */
  abstract findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null>;
  /** If someone else has changed it since `before` was read, the unit of work fails or runs again. */
  abstract save(before: ApprovalItem, after: ApprovalItem): Promise<void>;
  abstract remove(item: ApprovalItem): Promise<void>;
}
