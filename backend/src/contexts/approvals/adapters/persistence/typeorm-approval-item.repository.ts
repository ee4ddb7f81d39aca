import type { Database } from '../../../../platform/persistence/database.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import type { ApprovalItemRepository } from '../../domain/ports/approval-item.repository.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  constructor(private readonly database: Database) {}

  async add(item: ApprovalItem): Promise<void> {
    await this.database.manager.getRepository(ApprovalItemSchema).insert(item);
  }
}
