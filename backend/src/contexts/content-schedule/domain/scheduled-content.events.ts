import type { DomainEvent } from '../../../kernel/outbox.js';
import type { ScheduledContent } from './scheduled-content.js';

/** Subject type in events and the audit log. */
export const SCHEDULED_CONTENT = 'scheduled-content';

/** Payload of events about scheduled content. */
export interface ScheduledContentFact {
  readonly title: string;
  /** Absent in older events. */
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
