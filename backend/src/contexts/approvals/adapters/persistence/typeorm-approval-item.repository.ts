import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Data } from '../../../../kernel/data.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { look, type SearchOf, Searchable } from '../../../../platform/searches.js';
import { Database } from '../../../../platform/persistence/database.js';
import { ForgottenSubjects } from '../../../../platform/personal-data/forgotten-subjects.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { APPROVAL_COMMENT } from '../comments/approval-comments.js';
import { APPROVAL_STATUSES, ApprovalItem, DECISIONS, DEFAULT_SUBMITTER } from '../../domain/approval-item.js';
import { APPROVAL_ITEM, type ApprovalItemRepository } from '../../domain/approvals.service.js';

export const ApprovalItemSchema = new TrackedSchema<ApprovalItem>(
  {
    name: 'ApprovalItem',
    target: ApprovalItem,
    tableName: 'approval_items',
    columns: {
      id: { type: 'uuid', primary: true },
      title: { type: 'text' },
      contentType: { type: 'text', name: 'content_type' },
      description: { type: 'text', nullable: true },
      contentData: { type: 'text', name: 'content_data', nullable: true },
      fileUrl: { type: 'text', name: 'file_url', nullable: true },
      submittedBy: { type: 'text', name: 'submitted_by' },
      scheduledDate: { type: 'timestamptz', precision: 3, name: 'scheduled_date', nullable: true },
      scheduledContentId: { type: 'uuid', name: 'scheduled_content_id', nullable: true },
      submitterRole: { type: 'text', name: 'submitter_role', nullable: true },
      submitterEmail: { type: 'text', name: 'submitter_email', nullable: true },
      status: { type: 'text' },
      adminComments: { type: 'text', name: 'admin_comments', nullable: true },
      reviewedBy: { type: 'text', name: 'reviewed_by', nullable: true },
      reviewedAt: { type: 'timestamptz', precision: 3, name: 'reviewed_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    } satisfies Record<keyof Data<ApprovalItem>, EntitySchemaColumnOptions>,
  },
  { subject: APPROVAL_ITEM, nameOf: ({ title }) => title },
);

const of = (...statuses: readonly string[]) => counterOf('approval_items', ...statuses);

const WORDS = isFound(`title || ' ' || submitted_by`, ':words');

export const approvalItemLists = listOf(ApprovalItemSchema.options, {
  scopes: { all: ['true'], pending: [`status = 'pending'`] },
  totals: { all: of(...APPROVAL_STATUSES), pending: of('pending') },
  filters: { words: WORDS },
});

/** Decided items, newest decision first. */
export const decidedItems = listOf(ApprovalItemSchema.options, {
  scopes: { completed: [`status <> 'pending'`] },
  totals: { completed: of(...DECISIONS) },
  newestBy: 'reviewed_at',
  filters: { words: WORDS },
});

/** Submissions of the site manager. */
export const submissionList = listOf(ApprovalItemSchema.options, {
  scopes: { own: [`submitter_role = 'manager'`] },
});

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Decided items, except content that was submitted again later. */
const lastDecided = listOf(ApprovalItemSchema.options, {
  scopes: {
    all: [
      `status <> 'pending' and not exists (
        select from approval_items later
        where later.scheduled_content_id = approval_items.scheduled_content_id and later.created_at > approval_items.created_at)`,
    ],
  },
  newestBy: 'reviewed_at',
  filters: { words: WORDS },
});

/** The owner's search by title and author: pending items first, then decided ones. */
const approvalSearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => {
    const filter = { words: containing(text) };
    return [look(approvalItemLists, { scope: 'pending', filter }), look(lastDecided, { scope: 'all', filter })];
  },
  found: ({ id, title, status, createdAt }) => ({ id, title, detail: status, at: createdAt }),
};

export interface ApprovalSummary {
  pending: number;
  approved: number;
  rejected: number;
  revisionRequested: number;
  total: number;
}

const approvalSummaryOf = (...statuses: readonly string[]) => counterOf('approval_items', ...statuses);

const STATEMENT = `
  select ${approvalSummaryOf('pending')} as pending, ${approvalSummaryOf('approved')} as approved, ${approvalSummaryOf('rejected')} as rejected,
    ${approvalSummaryOf('revision_requested')} as "revisionRequested", ${approvalSummaryOf(...APPROVAL_STATUSES)} as total`;

@Injectable()
export class ApprovalSummaryQuery {
  constructor(private readonly database: Database) {}

  async read(): Promise<ApprovalSummary> {
    const [summary] = await this.database.query<ApprovalSummary[]>(STATEMENT);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}

/** Visitors enter their address next to their name, or instead of it. */
const BY_THEM = `submitter_role is null and lower($1) = any(regexp_split_to_array(lower(submitted_by), '[[:space:]<>(),;:"]+'))`;

/** A visitor's submissions. When personal data is erased, approved ones remain, without the name. */
@Injectable()
@PersonalDataSource('submissions')
export class PersonalSubmissions implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  held(address: string) {
    return this.database.query<{ title: string }[]>(
      `select title, content_type as "contentType", description, content_data as "contentData", file_url as "fileUrl",
         submitted_by as "submittedBy", status, admin_comments as "adminComments", created_at as "createdAt"
       from approval_items where ${BY_THEM} order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const comments = await this.database.query<{ id: string }[]>(
      `select id from approval_comments where item_id in (select id from approval_items where ${BY_THEM} and status <> 'approved')`,
      [address],
    );
    await this.forgotten.forget(
      APPROVAL_COMMENT,
      comments.map(({ id }) => id),
    );
    const expired = await this.database.query<{ id: string }[]>(
      `delete from approval_items where ${BY_THEM} and status <> 'approved' returning id`,
      [address],
    );
    const stored = await this.database.query<{ id: string }[]>(
      `update approval_items set submitted_by = $2 where ${BY_THEM} returning id`,
      [address, DEFAULT_SUBMITTER],
    );
    await this.forgotten.forget(
      APPROVAL_ITEM,
      [...expired, ...stored].map(({ id }) => id),
    );
    await this.forgotten.forgetByField(APPROVAL_ITEM, 'submittedBy', address);
  }
}

@Injectable()
@LiveUpdates(APPROVAL_ITEM, liveChannel('approvals', 'manager', 'admin'))
@Searchable('content', approvalSearch)
export class TypeOrmApprovalItemRepository implements ApprovalItemRepository {
  private readonly repository: TrackedRepository<ApprovalItem>;

  constructor(database: Database) {
    this.repository = database.getRepository(ApprovalItemSchema);
  }

  add(item: ApprovalItem): Promise<void> {
    return this.repository.insert(item);
  }

  async get(id: string): Promise<ApprovalItem> {
    const item = await this.repository.findOneBy({ id });
    if (!item) throw new NotFound('This item does not exist.');
    return item;
  }

  findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null> {
    return this.repository.findOneBy({ scheduledContentId, status: 'pending' });
  }

  save(before: ApprovalItem, after: ApprovalItem): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(item: ApprovalItem): Promise<void> {
    return this.repository.remove(item);
  }
}
