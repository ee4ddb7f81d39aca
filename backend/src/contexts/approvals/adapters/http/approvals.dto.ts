import { InvalidInput } from '../../../../kernel/domain-error.js';
import {
  OneOf,
  OptionalAnyText,
  OptionalText,
  OptionalWebAddress,
  Text,
} from '../../../../platform/http/fields/index.js';
import { PUBLIC_CONTENT_TYPES, type PublicContentType, type Submission } from '../../domain/approval-item.js';
import { parseScheduledDate } from '../../domain/scheduled-date.js';

const DEFAULT_SUBMITTER = 'Content Creator';
const DATE_MESSAGE = 'Please enter the date as YYYY-MM-DD, or with a time as ISO 8601.';

/** Content for the owner's approval. */
export class SubmitContent {
  @Text({ label: 'the title', max: 200, missing: 'Please enter a title.' })
  readonly title!: string;

  @OneOf(PUBLIC_CONTENT_TYPES, { sentence: 'Please choose one of the content types.' })
  readonly contentType!: PublicContentType;

  @OptionalText({ label: 'the description', max: 2000 })
  readonly description?: string | null;

  @OptionalText({ label: 'the content', max: 50_000, description: 'JSON, HTML or plain text; kept as sent.' })
  readonly contentData?: string | null;

  @OptionalWebAddress({ max: 2000 })
  readonly fileUrl?: string | null;

  @OptionalText({ label: 'your name', max: 120, default: DEFAULT_SUBMITTER })
  readonly submittedBy?: string | null;

  @OptionalAnyText(DATE_MESSAGE, {
    description: 'YYYY-MM-DD means that day in the zone of the restaurant; ISO 8601 with a time is taken as well.',
  })
  readonly scheduledDate?: string | null;
}

/** @throws InvalidInput when the scheduled date is none. */
export function submissionOf(body: SubmitContent, timeZone: string): Submission {
  const scheduledDate = body.scheduledDate ? parseScheduledDate(body.scheduledDate, timeZone) : null;
  if (body.scheduledDate && !scheduledDate) {
    throw new InvalidInput([{ field: 'scheduledDate', message: DATE_MESSAGE }]);
  }
  return {
    title: body.title,
    contentType: body.contentType,
    description: body.description || null,
    contentData: body.contentData || null,
    fileUrl: body.fileUrl || null,
    submittedBy: body.submittedBy || DEFAULT_SUBMITTER,
    scheduledDate,
  };
}
