import type { Database } from '../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import { ApprovalItemNotFound } from '../../domain/approval.errors.js';
import { APPROVAL_ITEM } from '../../domain/approval.events.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import type { ApprovalItemRepository } from '../../domain/ports/approval-item.repository.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  private readonly rows: EntityRows<ApprovalItem>;

  constructor(
    tables: EntityTables,
    private readonly database: Database,
  ) {
    this.rows = tables.of(ApprovalItemSchema, APPROVAL_ITEM, ({ title }) => title);
  }

  add(item: ApprovalItem): Promise<void> {
    return this.rows.add(item);
  }

  async get(id: string): Promise<ApprovalItem> {
    const item = await this.rows.find(id);
    if (!item) throw new ApprovalItemNotFound();
    return item;
  }

  async findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null> {
    const [row] = await this.database.read<{ id: string }>(
      `select id from approval_items where scheduled_content_id = $1 and status = 'pending'`,
      [scheduledContentId],
    );
    return row ? this.rows.find(row.id) : null;
  }

  save(before: ApprovalItem, after: ApprovalItem): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(item: ApprovalItem): Promise<void> {
    return this.rows.remove(item);
  }
}
