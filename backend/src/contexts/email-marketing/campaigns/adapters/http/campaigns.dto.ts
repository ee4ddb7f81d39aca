import { IsArray, IsIn, IsString, IsUUID } from 'class-validator';
import { NO_ADDRESSES, NO_TAGS, RECIPIENT_KINDS, type RecipientCriteria } from '../../../contacts/domain/index.js';
import {
  type FlagText,
  Line,
  Nested,
  OptionalAnyText,
  OptionalFlag,
  OptionalHtml,
  OptionalLine,
  OptionalNested,
  OptionalOneOf,
  OptionalText,
  OptionalYesNo,
  YesNo,
} from '../../../../../platform/http/fields/index.js';
import { DaysQuery } from '../../../../../platform/lists/days-query.js';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../sending/domain/index.js';
import { SUBJECT_TEST_HOURS, type SubjectTestHours } from '../../domain/campaign.js';
import { OptionalCampaignId, OptionalPeriod } from '../../../sending/index.js';
import { MAX_PREVIEW_TEXT_LENGTH } from '../../../templates/domain/index.js';
import { RecipientCriteriaView } from './campaigns.views.js';

class CriteriaBody {
  @IsIn(RECIPIENT_KINDS, {
    message: 'Choose recipients: everyone who opted in, tags, a segment or a custom list.',
  })
  readonly type!: RecipientCriteria['type'];
}

class AllOptedInBody extends CriteriaBody {
  declare readonly type: 'all_opted_in';
}

class TagsBody extends CriteriaBody {
  declare readonly type: 'tags';

  @IsArray({ message: NO_TAGS })
  @IsString({ each: true, message: NO_TAGS })
  readonly tags!: readonly string[];
}

class OwnListBody extends CriteriaBody {
  declare readonly type: 'custom';

  @IsArray({ message: NO_ADDRESSES })
  @IsString({ each: true, message: NO_ADDRESSES })
  readonly emails!: readonly string[];
}

class SegmentBody extends CriteriaBody {
  declare readonly type: 'segment';

  @IsUUID(undefined, { message: 'Choose a segment.' })
  readonly segmentId!: string;
}

type Kinds = { [Kind in RecipientCriteria['type']]: new () => Extract<RecipientCriteria, { type: Kind }> };

/** How the criteria of a campaign are read; which fields they have depends on their type. */
const CRITERIA = {
  type: CriteriaBody,
  kinds: { all_opted_in: AllOptedInBody, tags: TagsBody, custom: OwnListBody, segment: SegmentBody } satisfies Kinds,
  notObject: 'Choose the recipients.',
};

const MAX_NAME_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 300;
const MAX_HTML_LENGTH = 200_000;
const MAX_TEXT_LENGTH = 100_000;
export const NO_NAME = 'Enter a name.';
export const NO_SUBJECT = 'Enter a subject.';
const NO_TEMPLATE = 'Name the template by its id.';
export const NO_DATE = 'Choose a date, as YYYY-MM-DD or with a time as ISO 8601.';

const Description = () => OptionalText({ label: 'the description', max: 2000 });
const Html = () =>
  OptionalHtml({ label: 'the content', max: MAX_HTML_LENGTH, description: 'HTML. Default: the template’s.' });
const PreviewText = () =>
  OptionalLine({
    label: 'the preview text',
    max: MAX_PREVIEW_TEXT_LENGTH,
    description: 'Text that inboxes show after the subject. Default: the template’s.',
  });
const SubjectB = () =>
  OptionalLine({
    label: 'the second subject',
    max: MAX_SUBJECT_LENGTH,
    description: 'Both are tested on a tenth of the recipients; the others get the one that more people open.',
  });
const TestHours = () => OptionalOneOf(SUBJECT_TEST_HOURS, { description: 'How long two subjects are tested; else 4.' });
const PlainText = () => OptionalText({ label: 'the plain text', max: MAX_TEXT_LENGTH });
const IgnoresWeeklyLimit = () =>
  OptionalYesNo({ description: 'Whether it also goes to people who got another campaign within a week.' });
const SEND_DATE = 'The instant at which it is sent; a date alone is the beginning of that day in the restaurant.';

/** A new campaign. */
export class CreateCampaign {
  @Line({ label: 'the name', max: MAX_NAME_LENGTH, missing: NO_NAME })
  readonly name!: string;

  @Description()
  readonly description?: string | null;

  @OptionalAnyText(NO_TEMPLATE)
  @IsUUID(undefined, { message: NO_TEMPLATE })
  readonly templateId?: string | null;

  @Line({ label: 'the subject', max: MAX_SUBJECT_LENGTH, missing: NO_SUBJECT })
  readonly subject!: string;

  @SubjectB()
  readonly subjectB?: string | null;

  @TestHours()
  readonly subjectTestHours?: SubjectTestHours;

  @PreviewText()
  readonly previewText?: string | null;

  @Html()
  readonly htmlContent?: string | null;

  @PlainText()
  readonly textContent?: string | null;

  @Nested({ ...CRITERIA, shown: { type: RecipientCriteriaView } })
  readonly recipientCriteria!: RecipientCriteria;

  @OptionalAnyText(NO_DATE, { description: SEND_DATE })
  readonly scheduledDate?: string | null;

  @IgnoresWeeklyLimit()
  readonly ignoresWeeklyLimit?: boolean;

  @OptionalOneOf(CAMPAIGN_STATUSES, { description: '`scheduled` or `draft`. Default: `scheduled` if there is a date.' })
  readonly status?: CampaignStatus | null;
}

/** Fields to change, followed by a status change; omitted fields stay as they are. */
export class ChangeCampaign {
  @OptionalOneOf(CAMPAIGN_STATUSES, {
    description: 'For an edit without a change of status: the status that was shown; 409 if it has changed.',
  })
  readonly expectedStatus?: CampaignStatus | null;

  @OptionalAnyText(NO_DATE, {
    description: 'For an edit without a change of status: the date that was shown; 409 if it has changed.',
  })
  readonly expectedDate?: string | null;

  @OptionalOneOf(CAMPAIGN_STATUSES)
  readonly status?: CampaignStatus | null;

  @OptionalAnyText(NO_DATE, { description: `${SEND_DATE} Null removes it from a draft.` })
  readonly scheduledDate?: string | null;

  @OptionalLine({ label: 'the name', max: MAX_NAME_LENGTH })
  readonly name?: string | null;

  @Description()
  readonly description?: string | null;

  @OptionalLine({ label: 'the subject', max: MAX_SUBJECT_LENGTH })
  readonly subject?: string | null;

  @SubjectB()
  readonly subjectB?: string | null;

  @TestHours()
  readonly subjectTestHours?: SubjectTestHours;

  @OptionalAnyText(NO_TEMPLATE)
  @IsUUID(undefined, { message: NO_TEMPLATE })
  readonly templateId?: string | null;

  @PreviewText()
  readonly previewText?: string | null;

  @Html()
  readonly htmlContent?: string | null;

  @PlainText()
  readonly textContent?: string | null;

  @OptionalNested({ ...CRITERIA, shown: { type: RecipientCriteriaView } })
  readonly recipientCriteria?: RecipientCriteria | null;

  @IgnoresWeeklyLimit()
  readonly ignoresWeeklyLimit?: boolean;
}

export class ArchiveCampaign {
  @YesNo()
  readonly isShown!: boolean;
}

export class CampaignQuery extends DaysQuery {
  @OptionalOneOf(CAMPAIGN_STATUSES)
  readonly status?: CampaignStatus | null;

  @OptionalFlag({ description: 'Only those that the owner can still approve.' })
  readonly decidable?: FlagText;

  @OptionalCampaignId()
  readonly campaignId?: string;

  @OptionalPeriod({ description: 'Only those whose sending started within this many days, newest first.' })
  readonly days?: number;
}

export class PreFlightQuery {
  @OptionalFlag({ description: 'As if the campaign ignored the limit of one campaign a week.' })
  readonly ignoresWeeklyLimit?: FlagText;
}
