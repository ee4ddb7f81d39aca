import type { Data } from '../../../kernel/data.js';

/** What visitors may submit. */
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

export type PublicContentType = (typeof PUBLIC_CONTENT_TYPES)[number];
export type ApprovalStatus = 'pending' | 'approved' | 'rejected' | 'revision_requested';

/** Content that somebody would like to see published. */
export interface Submission {
  readonly title: string;
  readonly contentType: PublicContentType;
  readonly description: string | null;
  /** JSON, HTML or plain text, kept to the letter. */
  readonly contentData: string | null;
  readonly fileUrl: string | null;
  readonly submittedBy: string;
  readonly scheduledDate: Date | null;
}

/** A submission and what the owner decided about it. */
export class ApprovalItem implements Submission {
  readonly id!: string;
  readonly title!: string;
  readonly contentType!: PublicContentType;
  readonly description!: string | null;
  readonly contentData!: string | null;
  readonly fileUrl!: string | null;
  readonly submittedBy!: string;
  readonly scheduledDate!: Date | null;
  readonly status!: ApprovalStatus;
  readonly adminComments!: string | null;
  readonly reviewedBy!: string | null;
  readonly reviewedAt!: Date | null;
  readonly createdAt!: Date;

  private constructor(data: Data<ApprovalItem>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static submit(id: string, submission: Submission, now: Date): ApprovalItem {
    const undecided = { adminComments: null, reviewedBy: null, reviewedAt: null };
    return new ApprovalItem({ ...submission, ...undecided, id, status: 'pending', createdAt: now });
  }
}
