import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import { APPROVAL_ITEM } from '../../domain/approval.events.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import type { ApprovalItemRepository } from '../../domain/ports/approval-item.repository.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  private readonly rows: EntityRows<ApprovalItem>;

  constructor(tables: EntityTables) {
    this.rows = tables.of(ApprovalItemSchema, APPROVAL_ITEM, ({ title }) => title);
  }

  add(item: ApprovalItem): Promise<void> {
    return this.rows.add(item);
  }
}
