import { Conflict, AlreadyInStatus, IllegalTransition, InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import type { Data } from '../../../kernel/data.js';
import type { DomainEvent } from '../../../kernel/outbox.js';

export class ScheduledContentNotFound extends NotFound {
  constructor() {
    super('This content does not exist.');
  }
}

/** Types in the form for new content. */
export const NEW_CONTENT_TYPES = ['blog_post', 'social_media', 'menu_update', 'promotion', 'event'] as const;
export const SCHEDULED_TYPES = [...NEW_CONTENT_TYPES, 'newsletter'] as const;
export type ScheduledType = (typeof SCHEDULED_TYPES)[number];

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const CONTENT_STATUSES = ['draft', 'submitted', 'approved', 'published', 'rejected'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

const NEXT: Record<ContentStatus, readonly ContentStatus[]> = {
  draft: ['submitted'],
  submitted: ['approved', 'rejected', 'draft'],
  approved: ['published'],
  rejected: [],
  published: [],
};

/** The fields that the site manager sets. */
export interface Draft {
  readonly title: string;
  readonly contentType: ScheduledType;
  /** HTML or plain text. */
  readonly content: string;
  readonly scheduledDate: Date;
  /** Deadline for the owner's decision. */
  readonly approvalDeadline: Date;
  readonly priority: Priority;
  readonly tags: readonly string[];
  readonly notes: string | null;
}

const WRITTEN = [
  'title',
  'contentType',
  'content',
  'scheduledDate',
  'approvalDeadline',
  'priority',
  'tags',
  'notes',
] as const satisfies readonly (keyof Draft)[];

const DATES = ['scheduledDate', 'approvalDeadline'] as const;

/** Content with a publication date, from draft to publication. Immutable: every step returns a new object. */
export class ScheduledContent implements Draft {
  readonly id!: string;
  readonly title!: string;
  readonly contentType!: ScheduledType;
  readonly content!: string;
  readonly scheduledDate!: Date;
  readonly approvalDeadline!: Date;
  readonly priority!: Priority;
  readonly tags!: readonly string[];
  readonly notes!: string | null;
  readonly status!: ContentStatus;
  /** The owner's latest comments. */
  readonly adminComments!: string | null;
  readonly createdBy!: string;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  private constructor(data: Data<ScheduledContent>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  /** @throws InvalidInput when the deadline is later than the date */
  static schedule(id: string, draft: Draft, createdBy: string, now: Date): ScheduledContent {
    assertInTime(draft);
    const times = { createdAt: now, updatedAt: now };
    return new ScheduledContent({ ...draft, ...times, id, createdBy, status: 'draft', adminComments: null });
  }

  /**
   * A change revokes an approval or a rejection; returns the same content if nothing differs.
   * @throws Conflict, InvalidInput when date or deadline change and the deadline is after the date
   */
  edit(change: Partial<Draft>, now: Date): ScheduledContent {
    if (this.status === 'submitted')
      throw new Conflict('This content is submitted and cannot be edited before the owner has decided.');
    if (this.status === 'published')
      throw new Conflict('This content is published as it was approved and can no longer be edited.');
    const edited = { ...this, ...change };
    if (WRITTEN.every((field) => isSame(this[field], edited[field]))) return this;
    if (DATES.some((field) => !isSame(this[field], edited[field]))) assertInTime(edited);
    return new ScheduledContent({ ...edited, status: 'draft', updatedAt: now });
  }

  submit(now: Date): ScheduledContent {
    return this.become('submitted', now, null);
  }

  approve(comments: string | null, now: Date): ScheduledContent {
    return this.become('approved', now, comments);
  }

  reject(comments: string | null, now: Date): ScheduledContent {
    return this.become('rejected', now, comments);
  }

  /** Makes it a draft again, for another attempt. */
  return(comments: string | null, now: Date): ScheduledContent {
    return this.become('draft', now, comments);
  }

  publish(now: Date): ScheduledContent {
    return this.become('published', now, this.adminComments);
  }

  isDue(now: Date): boolean {
    return this.status === 'approved' && this.scheduledDate <= now;
  }

  private become(status: ContentStatus, now: Date, adminComments: string | null): ScheduledContent {
    if (status === this.status) throw new AlreadyInStatus('content', status);
    if (!NEXT[this.status].includes(status)) throw new IllegalTransition('content', this.status, status);
    return new ScheduledContent({ ...this, status, adminComments, updatedAt: now });
  }
}

/** Compares dates and lists by value. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A decision after the publication date would have no effect. */
function assertInTime({ scheduledDate, approvalDeadline }: Pick<Draft, (typeof DATES)[number]>): void {
  if (approvalDeadline <= scheduledDate) return;
  throw new InvalidInput([
    { field: 'approvalDeadline', message: 'Choose a deadline that is not after the scheduled date.' },
  ]);
}

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
  | 'drafted'
  | 'edited'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'published'
  | 'deleted'}`;

export function scheduledContentEvent(
  type: ScheduledContentEventType,
  { id, title, contentType, scheduledDate }: ScheduledContent,
): DomainEvent<ScheduledContentFact> {
  const payload = { title, contentType, scheduledDate: scheduledDate.toISOString() };
  return { type, subject: { type: SCHEDULED_CONTENT, id }, payload };
}
