import { type EntitySchemaColumnOptions, LessThanOrEqual } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Data } from '../../../../kernel/data.js';
import { dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { counterOf, counterOfAny } from '../../../../platform/persistence/counter-triggers.js';
import { look, type SearchOf, Searchable } from '../../../../platform/searches.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { CONTENT_STATUSES, SCHEDULED_CONTENT, ScheduledContent } from '../../domain/scheduled-content.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../pictures/index.js';
import type { ScheduledContentRepository } from '../../domain/content-schedule.service.js';

export const ScheduledContentSchema = new TrackedSchema<ScheduledContent>(
  {
    name: 'ScheduledContent',
    target: ScheduledContent,
    tableName: 'scheduled_content',
    columns: {
      id: { type: 'uuid', primary: true },
      title: { type: 'text' },
      contentType: { type: 'text', name: 'content_type' },
      content: { type: 'text' },
      scheduledDate: { type: 'timestamptz', precision: 3, name: 'scheduled_date' },
      approvalDeadline: { type: 'timestamptz', precision: 3, name: 'approval_deadline' },
      priority: { type: 'text' },
      tags: { type: 'text', array: true },
      notes: { type: 'text', nullable: true },
      status: { type: 'text' },
      adminComments: { type: 'text', name: 'admin_comments', nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<ScheduledContent>, EntitySchemaColumnOptions>,
  },
  { subject: SCHEDULED_CONTENT, nameOf: ({ title }) => title },
);

const TABLE = 'scheduled_content';
const STATUS = 'status = :status';

/** All content, by creation time. */
export const scheduledContentList = listOf(ScheduledContentSchema.options, {
  scopes: { all: ['true'] },
  totals: { all: counterOf(TABLE, ...CONTENT_STATUSES) },
  totalsBy: { status: counterOfAny(TABLE, ':status') },
  filters: { words: isFound('title', ':words'), status: STATUS },
});

/** Content of some days by its date. */
export const calendarList = listOf(ScheduledContentSchema.options, {
  scopes: { all: ['true'] },
  newestBy: 'scheduled_date',
  filters: {
    from: 'scheduled_date >= :from::timestamptz',
    before: 'scheduled_date < :before::timestamptz',
    status: STATUS,
  },
});

/** Drafts whose deadline is near or has passed. */
export const upcomingList = listOf(ScheduledContentSchema.options, {
  scopes: { drafts: [`status = 'draft'`] },
  newestBy: 'approval_deadline',
  filters: { before: 'approval_deadline < :before::timestamptz' },
});

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly scheduledDate: string;
}

/** Search by title; the owner finds submitted content through `approvals`. */
const scheduledContentSearch: SearchOf<Row> = {
  roles: ['manager'],
  looks: (text) => [look(scheduledContentList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, title, status, scheduledDate }) => ({ id, title, detail: status, at: scheduledDate }),
};

/** Content that shows an image; published content stays on the website. */
@Injectable()
export class PicturesInContent implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select title as name, false as "isOver" from scheduled_content where strpos(content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}

export interface ScheduledContentSummary {
  total: number;
  needsApproval: number;
  drafts: number;
  published: number;
}

const of = (...statuses: readonly string[]) => counterOf('scheduled_content', ...statuses);

/** A deadline without a time lasts until the end of that day. */
const STATEMENT = `
  select ${of(...CONTENT_STATUSES)} as total, ${of('draft')} as drafts, ${of('published')} as published,
    (select count(*)::int from scheduled_content
     where status = 'draft' and approval_deadline <= $1 and approval_deadline <> $2) as "needsApproval"`;

@Injectable()
export class ScheduledContentSummaryQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ScheduledContentSummary> {
    const now = this.clock.now();
    const { timeZone } = this.restaurant;
    const today = instantOf(dateIn(timeZone, now), '00:00', timeZone);
    const [summary] = await this.database.query<ScheduledContentSummary[]>(STATEMENT, [now, today]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}

/** Content that waits for the owner's decision, with its deadline. */
interface SubmittedDeadline {
  readonly id: string;
  readonly approvalDeadline: Date;
}

/** Finds deadlines of submitted content. */
@Injectable()
export class SubmittedDeadlinesQuery {
  constructor(private readonly database: Database) {}

  /** Deadlines up to `latest`, earliest first. */
  until(latest: Date): Promise<SubmittedDeadline[]> {
    return this.database.query<SubmittedDeadline[]>(
      `select id, approval_deadline as "approvalDeadline" from scheduled_content
       where status = 'submitted' and approval_deadline <= $1 order by approval_deadline, id`,
      [latest],
    );
  }
}

const BATCH_SIZE = 100;

@Injectable()
@LiveUpdates(SCHEDULED_CONTENT, liveChannel('content', 'manager'))
@Searchable('content', scheduledContentSearch)
export class TypeOrmScheduledContentRepository implements ScheduledContentRepository {
  private readonly repository: TrackedRepository<ScheduledContent>;

  constructor(database: Database) {
    this.repository = database.getRepository(ScheduledContentSchema);
  }

  add(content: ScheduledContent): Promise<void> {
    return this.repository.insert(content);
  }

  find(id: string): Promise<ScheduledContent | null> {
    return this.repository.findOneBy({ id });
  }

  save(before: ScheduledContent, after: ScheduledContent): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(content: ScheduledContent): Promise<void> {
    return this.repository.remove(content);
  }

  async findDue(now: Date): Promise<readonly string[]> {
    const due = await this.repository.find({
      select: { id: true },
      where: { status: 'approved', scheduledDate: LessThanOrEqual(now) },
      order: { scheduledDate: 'asc' },
      take: BATCH_SIZE,
    });
    return due.map(({ id }) => id);
  }
}
