import type { ApprovalItem } from '../approval-item.js';

export abstract class ApprovalItemRepository {
  abstract add(item: ApprovalItem): Promise<void>;
}
