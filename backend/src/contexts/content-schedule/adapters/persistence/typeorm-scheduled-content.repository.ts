import type { Database } from '../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import type { ScheduledContentRepository } from '../../domain/ports/scheduled-content.repository.js';
import { SCHEDULED_CONTENT } from '../../domain/scheduled-content.events.js';
import type { ScheduledContent } from '../../domain/scheduled-content.js';
import { ScheduledContentSchema } from './scheduled-content.schema.js';

export class TypeOrmScheduledContentRepository implements ScheduledContentRepository {
  private readonly rows: EntityRows<ScheduledContent>;

  constructor(
    tables: EntityTables,
    private readonly database: Database,
  ) {
    this.rows = tables.of(ScheduledContentSchema, SCHEDULED_CONTENT, ({ title }) => title);
  }

  add(content: ScheduledContent): Promise<void> {
    return this.rows.add(content);
  }

  find(id: string): Promise<ScheduledContent | null> {
    return this.rows.find(id);
  }

  save(before: ScheduledContent, after: ScheduledContent): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(content: ScheduledContent): Promise<void> {
    return this.rows.remove(content);
  }

  async findDue(now: Date): Promise<readonly string[]> {
    const due = await this.database.read<{ id: string }>(
      `select id from scheduled_content where status = 'approved' and scheduled_date <= $1
       order by scheduled_date limit 100`,
      [now],
    );
    return due.map(({ id }) => id);
  }
}
