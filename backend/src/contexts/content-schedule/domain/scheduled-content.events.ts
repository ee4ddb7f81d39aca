import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ScheduledContent } from './scheduled-content.js';

/** What events and trail call it. */
export const SCHEDULED_CONTENT = 'scheduled-content';

/** What listeners hear of it. */
export interface ScheduledContentFact {
  readonly title: string;
  /** Events of before have none. */
  readonly contentType?: ScheduledContent['contentType'];
  /** ISO 8601, UTC. */
  readonly scheduledDate: string;
}

export type ScheduledContentEventType = `scheduled-content.${
  'drafted' | 'edited' | 'submitted' | 'approved' | 'rejected' | 'returned' | 'published' | 'deleted'}`;

export function scheduledContentEvent(
  type: ScheduledContentEventType,
  { id, title, contentType, scheduledDate }: ScheduledContent,
): DomainEvent<ScheduledContentFact> {
  const payload = { title, contentType, scheduledDate: scheduledDate.toISOString() };
  return { type, subject: { type: SCHEDULED_CONTENT, id }, payload };
}
