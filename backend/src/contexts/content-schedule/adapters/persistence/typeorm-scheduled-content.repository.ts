import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { ScheduledContentRepository } from '../../domain/ports/scheduled-content.repository.js';
import type { ScheduledContent } from '../../domain/scheduled-content.js';
import { ScheduledContentSchema } from './scheduled-content.schema.js';

const AT_ONCE = 100;

@Injectable()
export class TypeOrmScheduledContentRepository implements ScheduledContentRepository {
  private readonly repository: TrackedRepository<ScheduledContent>;

  constructor(database: Database) {
    this.repository = database.getRepository(ScheduledContentSchema);
  }

  add(content: ScheduledContent): Promise<void> {
    return this.repository.insert(content);
  }

  find(id: string): Promise<ScheduledContent | null> {
    return this.repository.findOneBy({ id });
  }

  save(before: ScheduledContent, after: ScheduledContent): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(content: ScheduledContent): Promise<void> {
    return this.repository.remove(content);
  }

  async findDue(now: Date): Promise<readonly string[]> {
    const due = await this.repository.find({
      select: { id: true },
      where: { status: 'approved', scheduledDate: LessThanOrEqual(now) },
      order: { scheduledDate: 'asc' },
      take: AT_ONCE,
    });
    return due.map(({ id }) => id);
  }
}
