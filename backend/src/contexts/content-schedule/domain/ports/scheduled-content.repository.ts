import type { ScheduledContent } from '../scheduled-content.js';

export abstract class ScheduledContentRepository {
  abstract add(content: ScheduledContent): Promise<void>;
  abstract find(id: string): Promise<ScheduledContent | null>;
  /** If someone else has changed it since `before` was read, the unit of work fails or runs again. */
  abstract save(before: ScheduledContent, after: ScheduledContent): Promise<void>;
  abstract remove(content: ScheduledContent): Promise<void>;
  /** Ids of at most 100 approved items that are due, earliest date first. */
  abstract findDue(now: Date): Promise<readonly string[]>;
}
