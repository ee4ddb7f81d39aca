import type { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { ScheduledContentRepository } from '../../domain/ports/scheduled-content.repository.js';
import type { ScheduledContent } from '../../domain/scheduled-content.js';
import { ScheduledContentSchema } from './scheduled-content.schema.js';

export class TypeOrmScheduledContentRepository implements ScheduledContentRepository {
  private readonly repository: TrackedRepository<ScheduledContent>;

  constructor(private readonly database: Database) {
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
    const due = await this.database.query<{ id: string }[]>(
      `select id from scheduled_content where status = 'approved' and scheduled_date <= $1
       order by scheduled_date limit 100`,
      [now],
    );
    return due.map(({ id }) => id);
  }
}
