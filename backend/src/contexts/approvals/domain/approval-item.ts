import type { Role } from '../../../kernel/actor.js';
import type { Data } from '../../../kernel/data.js';
import { AlreadyDecided, IllegalTransition } from './approval.errors.js';

/** Types that visitors may submit. */
export const PUBLIC_CONTENT_TYPES = [
  'blog_post',
  'social_media',
  'menu_item',
  'marketing',
  'image',
  'video',
  'website_update',
  'other',
] as const;

/** The site manager may also submit the types of the content schedule. */
export const CONTENT_TYPES = [...PUBLIC_CONTENT_TYPES, 'newsletter', 'menu_update', 'promotion', 'event'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The submitter if no name was given. */
export const DEFAULT_SUBMITTER = 'Content Creator';

export const DECISIONS = ['approved', 'rejected', 'revision_requested'] as const;
export type Decision = (typeof DECISIONS)[number];
export const APPROVAL_STATUSES = ['pending', ...DECISIONS] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

const NEXT: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  pending: DECISIONS,
  approved: [],
  rejected: [],
  revision_requested: [],
};

/** Content submitted for publication. */
export interface Submission {
  readonly title: string;
  readonly contentType: ContentType;
  readonly description: string | null;
  /** JSON, HTML or plain text, stored exactly as sent. */
  readonly contentData: string | null;
  readonly fileUrl: string | null;
  readonly submittedBy: string;
  readonly scheduledDate: Date | null;
  /** The content schedule's draft that this item submits. */
  readonly scheduledContentId: string | null;
}

/** The account that submits; null for a visitor. */
export interface Submitter {
  readonly name: string;
  readonly role: Role;
  readonly email: string;
}

/** A submission and the owner's decision about it. Immutable: a decision returns a new item. */
export class ApprovalItem implements Submission {
  readonly id!: string;
  readonly title!: string;
  readonly contentType!: ContentType;
  readonly description!: string | null;
  readonly contentData!: string | null;
  readonly fileUrl!: string | null;
  readonly submittedBy!: string;
  readonly scheduledDate!: Date | null;
  readonly scheduledContentId!: string | null;
  /** null for a visitor. */
  readonly submitterRole!: Role | null;
  /** Email of the account; a visitor's input is in `submittedBy`. */
  readonly submitterEmail!: string | null;
  readonly status!: ApprovalStatus;
  readonly adminComments!: string | null;
  readonly reviewedBy!: string | null;
  readonly reviewedAt!: Date | null;
  readonly createdAt!: Date;

  private constructor(data: Data<ApprovalItem>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static submit(id: string, submission: Submission, by: Submitter | null, now: Date): ApprovalItem {
    const signed = {
      submittedBy: by?.name ?? submission.submittedBy,
      submitterRole: by?.role ?? null,
      submitterEmail: by?.email ?? null,
    };
    const undecided = { adminComments: null, reviewedBy: null, reviewedAt: null };
    return new ApprovalItem({ ...submission, ...signed, ...undecided, id, status: 'pending', createdAt: now });
  }

  /** @throws AlreadyDecided, IllegalTransition if it is not pending */
  decide(status: ApprovalStatus, adminComments: string | null, reviewedBy: string, now: Date): ApprovalItem {
    if (status === this.status) throw new AlreadyDecided(status);
    if (!NEXT[this.status].includes(status)) throw new IllegalTransition(this.status, status);
    return new ApprovalItem({ ...this, status, adminComments, reviewedBy, reviewedAt: now });
  }
}
