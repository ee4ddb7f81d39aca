import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { ScheduledContentRepository } from '../domain/content-schedule.service.js';
import type { ScheduledContent } from '../domain/scheduled-content.js';

const BATCH_SIZE = 100;

export class InMemoryScheduledContentRepository implements ScheduledContentRepository {
  private readonly rows = new Map<string, ScheduledContent>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(content: ScheduledContent): Promise<void> {
    const apply = () => this.rows.set(content.id, content);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(content.id), apply });
  }

  find(id: string): Promise<ScheduledContent | null> {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  save(before: ScheduledContent, after: ScheduledContent): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  remove(content: ScheduledContent): Promise<void> {
    const apply = () => this.rows.delete(content.id);
    return this.transaction.write({ isStillPossible: () => this.rows.get(content.id) === content, apply });
  }

  findDue(now: Date): Promise<readonly string[]> {
    const due = this.all.filter((content) => content.isDue(now));
    due.sort((one, other) => one.scheduledDate.getTime() - other.scheduledDate.getTime());
    return Promise.resolve(due.slice(0, BATCH_SIZE).map(({ id }) => id));
  }

  get all(): ScheduledContent[] {
    return [...this.rows.values()];
  }
}
