import { IsUUID } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { isWithinReach, parseContentDate } from '../../../../kernel/scheduled-date.js';
import {
  Line,
  OneOf,
  OptionalAnyText,
  OptionalLine,
  OptionalText,
  OptionalWebAddress,
} from '../../../../platform/http/fields/index.js';
import {
  APPROVAL_STATUSES,
  type ApprovalStatus,
  CONTENT_TYPES,
  type ContentType,
  DEFAULT_SUBMITTER,
  type Submission,
} from '../../domain/approval-item.js';

const DATE_MESSAGE = 'Enter the date as YYYY-MM-DD, or with a time as ISO 8601.';
const NO_DRAFT = 'Name the draft by its id.';
const FAR_MESSAGE = 'Choose a date from last year to five years ahead.';

/** Content for the owner's approval. */
export class SubmitContent {
  @Line({ label: 'the title', max: 200, missing: 'Enter a title.' })
  readonly title!: string;

  @OneOf(CONTENT_TYPES, {
    sentence: 'Choose one of the content types.',
    description: 'Only site managers can use `newsletter`, `menu_update`, `promotion`, and `event`.',
  })
  readonly contentType!: ContentType;

  @OptionalText({ label: 'the description', max: 2000 })
  readonly description?: string | null;

  @OptionalText({ label: 'the content', max: 50_000, description: 'JSON, HTML, or plain text; stored as sent.' })
  readonly contentData?: string | null;

  @OptionalWebAddress({ max: 2000 })
  readonly fileUrl?: string | null;

  @OptionalLine({ label: 'your name', max: 120, default: DEFAULT_SUBMITTER })
  readonly submittedBy?: string | null;

  @OptionalAnyText(DATE_MESSAGE, {
    description: '`YYYY-MM-DD` is that day in the restaurant’s time zone; ISO 8601 with a time is accepted, too.',
  })
  readonly scheduledDate?: string | null;

  @OptionalAnyText(NO_DRAFT, {
    description:
      'Site managers only: submits this draft of the content schedule with its own title, type, content, and date.',
  })
  @IsUUID(undefined, { message: NO_DRAFT })
  readonly scheduledContentId?: string | null;
}

/** The owner's decision. */
export class DecideItem {
  @OneOf(APPROVAL_STATUSES)
  readonly status!: ApprovalStatus;

  @OptionalText({ label: 'your comments', max: 2000 })
  readonly adminComments?: string | null;
}

/** @throws InvalidInput when the scheduled date is invalid or too far away */
export function submissionOf(body: SubmitContent, timeZone: string, now: Date): Submission {
  return {
    title: body.title,
    contentType: body.contentType,
    description: body.description || null,
    contentData: body.contentData || null,
    fileUrl: body.fileUrl || null,
    submittedBy: body.submittedBy || DEFAULT_SUBMITTER,
    scheduledDate: body.scheduledDate ? scheduledDateOf(body.scheduledDate, timeZone, now) : null,
    scheduledContentId: body.scheduledContentId ?? null,
  };
}

function scheduledDateOf(text: string, timeZone: string, now: Date): Date {
  const refused = (message: string) => new InvalidInput([{ field: 'scheduledDate', message }]);
  const date = parseContentDate(text, timeZone);
  if (!date) throw refused(DATE_MESSAGE);
  if (!isWithinReach(date, now)) throw refused(FAR_MESSAGE);
  return date;
}
