import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { ApprovalItemNotFound } from '../../domain/approval.errors.js';
import type { ApprovalItem } from '../../domain/approval-item.js';
import type { ApprovalItemRepository } from '../../domain/ports/approval-item.repository.js';
import { ApprovalItemSchema } from './approval-item.schema.js';

@Injectable()
export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  private readonly repository: TrackedRepository<ApprovalItem>;

  constructor(database: Database) {
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

  findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null> {
    return this.repository.findOneBy({ scheduledContentId, status: 'pending' });
  }

  save(before: ApprovalItem, after: ApprovalItem): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(item: ApprovalItem): Promise<void> {
    return this.repository.remove(item);
  }
}
