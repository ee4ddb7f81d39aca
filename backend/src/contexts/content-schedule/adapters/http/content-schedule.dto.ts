import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { isWithinReach, parseContentDate } from '../../../../kernel/scheduled-date.js';
import {
  AnyText,
  ExpectedUpdatedAt,
  FromDigits,
  Line,
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalOneOf,
  OptionalText,
  OptionalTextList,
  Text,
} from '../../../../platform/http/fields/index.js';
import { DaysQuery } from '../../../../platform/lists/days-query.js';
import type { ShownContent } from '../../domain/content-schedule.service.js';
import {
  CONTENT_STATUSES,
  type ContentStatus,
  type Draft,
  NEW_CONTENT_TYPES,
  PRIORITIES,
  type Priority,
  SCHEDULED_TYPES,
  type ScheduledType,
} from '../../domain/scheduled-content.js';

const DAYS_MESSAGE = 'days must be a whole number from 1 to 90.';
const MAX_TITLE_LENGTH = 200;
const MAX_CONTENT_LENGTH = 50_000;
const NO_TITLE = 'Enter a title.';
const NO_TYPE = 'Choose one of the content types.';
const NO_CONTENT = 'Enter the content.';
const NO_DATE = 'Choose a date, as YYYY-MM-DD or with a time as ISO 8601.';
const FAR_DATE = 'Choose a date from last year to five years ahead.';
const DATE = { description: '`YYYY-MM-DD`, or midnight UTC, is that day in the restaurant’s time zone.' };

const Notes = () => OptionalText({ label: 'the notes', max: 2000 });
const Tags = () => OptionalTextList({ label: 'tags', maxItems: 20, max: 40 });

/** New content for a date. */
export class ScheduleContent {
  @Line({ label: 'the title', max: MAX_TITLE_LENGTH, missing: NO_TITLE })
  readonly title!: string;

  @OneOf(NEW_CONTENT_TYPES, { sentence: NO_TYPE })
  readonly contentType!: ScheduledType;

  @Text({ label: 'the content', max: MAX_CONTENT_LENGTH, missing: NO_CONTENT, description: 'HTML or plain text.' })
  readonly content!: string;

  @AnyText(NO_DATE, DATE)
  readonly scheduledDate!: string;

  @AnyText(NO_DATE, DATE)
  readonly approvalDeadline!: string;

  @OptionalOneOf(PRIORITIES, { default: 'medium' })
  readonly priority?: Priority | null;

  @Notes()
  readonly notes?: string | null;

  @Tags()
  readonly tags?: string[] | null;
}

/** Fields to change; omitted ones stay as they are. */
export class EditContent {
  @OptionalLine({ label: 'the title', max: MAX_TITLE_LENGTH })
  readonly title?: string | null;

  @OptionalOneOf(SCHEDULED_TYPES, { sentence: NO_TYPE })
  readonly contentType?: ScheduledType | null;

  @OptionalText({ label: 'the content', max: MAX_CONTENT_LENGTH })
  readonly content?: string | null;

  @OptionalAnyText(NO_DATE, DATE)
  readonly scheduledDate?: string | null;

  @OptionalAnyText(NO_DATE, DATE)
  readonly approvalDeadline?: string | null;

  @OptionalOneOf(PRIORITIES)
  readonly priority?: Priority | null;

  @Notes()
  readonly notes?: string | null;

  @Tags()
  readonly tags?: string[] | null;

  @OptionalOneOf(CONTENT_STATUSES, {
    description: 'Status that was shown; 409 with the current one if it has changed.',
  })
  readonly expectedStatus?: ContentStatus | null;

  @OptionalAnyText(NO_DATE, { description: 'Scheduled date that was shown; 409 if it has changed.' })
  readonly expectedDate?: string | null;

  @ExpectedUpdatedAt('content')
  readonly expectedUpdatedAt?: string | null;
}

/** Filters by days and status; without filters, everything. */
export class ScheduleQuery extends DaysQuery {
  @OptionalOneOf(CONTENT_STATUSES)
  readonly status?: ContentStatus | null;
}

/** How long before its deadline a draft appears in the list of content to approve. */
export class ApprovalWindow {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 90 })
  @FromDigits()
  @IsInt({ message: DAYS_MESSAGE })
  @Min(1, { message: DAYS_MESSAGE })
  @Max(90, { message: DAYS_MESSAGE })
  readonly days!: number;
}

/** Parses dates in the restaurant's time zone. */
export class Dates {
  constructor(
    readonly timeZone: string,
    private readonly now: Date,
  ) {}

  /** @throws InvalidInput when the text is no date, or one too far away */
  read(field: string, text: string): Date {
    const date = parseContentDate(text, this.timeZone);
    if (!date) throw refused(field, NO_DATE);
    if (!isWithinReach(date, this.now)) throw refused(field, FAR_DATE);
    return date;
  }
}

/** The state on the screen. @throws InvalidInput when the date is not valid */
export function shownOf(body: EditContent, dates: Dates): ShownContent {
  return {
    timeZone: dates.timeZone,
    ...(body.expectedStatus && { status: body.expectedStatus }),
    ...(body.expectedUpdatedAt && { updatedAt: body.expectedUpdatedAt }),
    ...(body.expectedDate && { scheduledDate: dates.read('expectedDate', body.expectedDate) }),
  };
}

/** @throws InvalidInput when a date is invalid or too far away */
export function draftOf(body: ScheduleContent, dates: Dates): Draft {
  return {
    title: body.title,
    contentType: body.contentType,
    content: body.content,
    scheduledDate: dates.read('scheduledDate', body.scheduledDate),
    approvalDeadline: dates.read('approvalDeadline', body.approvalDeadline),
    priority: body.priority ?? 'medium',
    notes: body.notes || null,
    tags: tagsOf(body.tags),
  };
}

/** @throws InvalidInput when a required field is removed, or a date is invalid or too far away */
export function changeOf(body: EditContent, dates: Dates): Partial<Draft> {
  const { title, contentType, content, scheduledDate, approvalDeadline, priority, notes, tags } = body;
  return {
    ...(title !== undefined && { title: needed('title', title, NO_TITLE) }),
    ...(contentType && { contentType }),
    ...(content !== undefined && { content: needed('content', content, NO_CONTENT) }),
    ...(scheduledDate !== undefined && { scheduledDate: dates.read('scheduledDate', scheduledDate ?? '') }),
    ...(approvalDeadline !== undefined && {
      approvalDeadline: dates.read('approvalDeadline', approvalDeadline ?? ''),
    }),
    ...(priority && { priority }),
    ...(notes !== undefined && { notes: notes || null }),
    ...(tags !== undefined && { tags: tagsOf(tags) }),
  };
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);

function needed(field: string, text: string | null, sentence: string): string {
  if (!text) throw refused(field, sentence);
  return text;
}

const tagsOf = (tags: readonly string[] | null | undefined) => [
  ...new Set((tags ?? []).map((tag) => tag.trim()).filter(Boolean)),
];
