import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { isWithinReach, parseInstant } from '../../../../../kernel/scheduled-date.js';
import type { Shown } from '../../../../../kernel/shown.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { CampaignDraft } from '../../domain/campaigns.service.js';
import type { CampaignStatus } from '../../../sending/domain/index.js';
import { checkedCriteria, type RecipientCriteria } from '../../../contacts/domain/index.js';
import { type ChangeCampaign, type CreateCampaign, NO_DATE, NO_NAME, NO_SUBJECT } from './campaigns.dto.js';

const FAR_DATE = 'Choose a date from last year to five years ahead.';
const LONGEST_QUOTED = 80;

/** @throws InvalidInput about criteria and date */
export function draftOf(body: CreateCampaign, timeZone: string, now: Date): CampaignDraft {
  return {
    name: body.name,
    description: body.description || null,
    subject: body.subject,
    templateId: body.templateId || null,
    htmlContent: body.htmlContent || null,
    textContent: body.textContent || null,
    recipientCriteria: criteriaIn(body.recipientCriteria),
    scheduledDate: body.scheduledDate ? dateOf(body.scheduledDate, timeZone, now) : null,
  };
}

/** @throws InvalidInput when what a campaign must have is taken away, about criteria and date */
export function changeOf(body: ChangeCampaign, timeZone: string, now: Date): Partial<CampaignDraft> {
  const { name, description, subject, templateId, htmlContent, textContent, recipientCriteria, scheduledDate } = body;
  return {
    ...(name !== undefined && { name: needed('name', name, NO_NAME) }),
    ...(description !== undefined && { description: description || null }),
    ...(subject !== undefined && { subject: needed('subject', subject, NO_SUBJECT) }),
    ...(templateId !== undefined && { templateId: templateId || null }),
    ...(htmlContent && { htmlContent, textContent: textContent || null }),
    ...(!htmlContent && textContent && { textContent }),
    ...(recipientCriteria && { recipientCriteria: criteriaIn(recipientCriteria) }),
    ...(scheduledDate !== undefined && {
      scheduledDate: scheduledDate ? dateOf(scheduledDate, timeZone, now) : null,
    }),
  };
}

/** The state on the screen. @throws InvalidInput when the date is invalid or too far away */
export function shownOf(body: ChangeCampaign, timeZone: string, now: Date): Shown<CampaignStatus> {
  return {
    timeZone,
    ...(body.expectedStatus && { status: body.expectedStatus }),
    ...(body.expectedDate && { scheduledDate: dateOf(body.expectedDate, timeZone, now) }),
  };
}

/** @throws InvalidInput about the recipients */
function criteriaIn(given: RecipientCriteria): RecipientCriteria {
  const criteria = checkedCriteria(given);
  const [first, ...others] = criteria.type === 'custom' ? criteria.emails.filter((one) => !isMailAddress(one)) : [];
  if (first === undefined) return criteria;
  const named = `“${first.slice(0, LONGEST_QUOTED)}”`;
  const rest = others.length === 1 ? 'another one' : `${String(others.length)} others`;
  throw refused(
    'recipientCriteria',
    others.length === 0 ? `${named} isn’t an email address.` : `${named} and ${rest} aren’t email addresses.`,
  );
}

/** @throws InvalidInput when the text is no date, or one too far away */
function dateOf(text: string, timeZone: string, now: Date): Date {
  const date = parseInstant(text, timeZone);
  if (!date) throw refused('scheduledDate', NO_DATE);
  if (!isWithinReach(date, now)) throw refused('scheduledDate', FAR_DATE);
  return date;
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);

function needed(field: string, text: string | null, sentence: string): string {
  if (!text) throw refused(field, sentence);
  return text;
}
