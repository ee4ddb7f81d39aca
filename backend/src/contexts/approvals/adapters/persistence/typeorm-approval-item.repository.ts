import type { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { ApprovalItemNotFound } from '../../domain/approval.errors.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import type { ApprovalItemRepository } from '../../domain/ports/approval-item.repository.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  private readonly repository: TrackedRepository<ApprovalItem>;

  constructor(private readonly database: Database) {
    this.repository = database.getRepository(ApprovalItemSchema);
  }

  add(item: ApprovalItem): Promise<void> {
    return this.repository.insert(item);
  }

  async get(id: string): Promise<ApprovalItem> {
    const item = await this.repository.findOneBy({ id });
    if (!item) throw new ApprovalItemNotFound();
    return item;
  }

  async findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null> {
    const [row] = await this.database.query<{ id: string }[]>(
      `select id from approval_items where scheduled_content_id = $1 and status = 'pending'`,
      [scheduledContentId],
    );
    return row ? this.repository.findOneBy({ id: row.id }) : null;
  }

  save(before: ApprovalItem, after: ApprovalItem): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(item: ApprovalItem): Promise<void> {
    return this.repository.remove(item);
  }
}
