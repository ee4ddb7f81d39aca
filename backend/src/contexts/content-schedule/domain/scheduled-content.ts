import type { Data } from '../../../kernel/data.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { IllegalTransition, IsPublished, WaitsForOwner } from './scheduled-content.errors.js';

/** What the form for new content offers. */
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

/** What the site manager writes. */
export interface Draft {
  readonly title: string;
  readonly contentType: ScheduledType;
  /** HTML or plain text. */
  readonly content: string;
  readonly scheduledDate: Date;
  /** Until when the owner should have decided. */
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

/** Content with a date, from its draft to its publication. Immutable: every step returns the next one. */
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
   * A change takes an approval or a rejection back; the same content when nothing differs.
   * @throws WaitsForOwner, IsPublished, InvalidInput when a date moves before the deadline, or the deadline behind it
   */
  edit(change: Partial<Draft>, now: Date): ScheduledContent {
    if (this.status === 'submitted') throw new WaitsForOwner();
    if (this.status === 'published') throw new IsPublished();
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

  /** Back to the draft that it was, for another try. */
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
    if (!NEXT[this.status].includes(status)) throw new IllegalTransition(this.status, status);
    return new ScheduledContent({ ...this, status, adminComments, updatedAt: now });
  }
}

/** Compares dates and lists by value. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Who decides after the date decides nothing. */
function assertInTime({ scheduledDate, approvalDeadline }: Pick<Draft, (typeof DATES)[number]>): void {
  if (approvalDeadline <= scheduledDate) return;
  throw new InvalidInput([
    { field: 'approvalDeadline', message: 'Choose a deadline that is not after the scheduled date.' },
  ]);
}
