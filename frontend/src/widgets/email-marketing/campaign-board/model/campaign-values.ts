import {
  type CampaignChange,
  type NewCampaign,
  type Recipients,
  type WholeCampaign,
} from '@/entities/email-marketing/campaigns';
import { clockOf, restaurantInstant, restaurantNow } from '@/entities/restaurant';

/** The form's values: lists as one text, the moment as date and time in the restaurant's zone. */
export interface CampaignValues {
  name: string;
  description: string;
  templateId: string;
  subject: string;
  subjectB: string;
  subjectTestHours: NonNullable<NewCampaign['subjectTestHours']>;
  previewText: string;
  recipients: Recipients['type'];
  tags: string;
  emails: string;
  segmentId: string;
  date: string;
  time: string;
  ignoresWeeklyLimit: boolean;
}

export const NO_VALUES: CampaignValues = {
  name: '',
  description: '',
  templateId: '',
  subject: '',
  subjectB: '',
  previewText: '',
  tags: '',
  emails: '',
  segmentId: '',
  date: '',
  time: '',
  subjectTestHours: 4,
  recipients: 'all_opted_in',
  ignoresWeeklyLimit: false,
};

const parts = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const addressesOf = (text: string | undefined) => parts(text, '\n');

/** The first entry of a list that cannot be an email address; the server checks exactly. */
export const noAddressIn = (text: string | undefined) => addressesOf(text).find((address) => !ADDRESS.test(address));

export const tagsOf = (text: string | undefined) => parts(text, ',');

export function criteriaOf({ recipients, tags, emails, segmentId }: Partial<CampaignValues>): Recipients {
  switch (recipients) {
    case 'tags':
      return { type: 'tags', tags: tagsOf(tags) };
    case 'custom':
      return { type: 'custom', emails: addressesOf(emails) };
    case 'segment':
      return { type: 'segment', segmentId: segmentId ?? '' };
    default:
      return { type: 'all_opted_in' };
  }
}

/** A date without a time is no moment: both or none. */
export const sendDateOf = ({ date, time }: Partial<CampaignValues>) =>
  date && time ? restaurantInstant(date, time).toISOString() : null;

export function newCampaignOf(values: CampaignValues): NewCampaign {
  const scheduledDate = sendDateOf(values);
  return { ...writtenIn(values), scheduledDate, status: scheduledDate ? 'scheduled' : 'draft' };
}

export const changeOf = (values: CampaignValues): CampaignChange => ({
  ...writtenIn(values),
  scheduledDate: sendDateOf(values),
});

const writtenIn = (values: CampaignValues) => ({
  name: values.name,
  description: values.description,
  templateId: values.templateId || null,
  subject: values.subject,
  subjectB: values.subjectB,
  subjectTestHours: values.subjectTestHours,
  previewText: values.previewText,
  recipientCriteria: criteriaOf(values),
  ignoresWeeklyLimit: values.ignoresWeeklyLimit,
});

export function valuesOf(campaign: WholeCampaign): CampaignValues {
  const recipients = campaign.recipientCriteria;
  const { scheduledDate } = campaign;
  const when = scheduledDate === null ? null : restaurantNow(new Date(scheduledDate));
  return {
    name: campaign.name,
    description: campaign.description ?? '',
    templateId: campaign.templateId ?? '',
    subject: campaign.subject,
    subjectB: campaign.subjectB ?? '',
    subjectTestHours: campaign.subjectTestHours,
    previewText: campaign.previewText ?? '',
    recipients: recipients.type,
    tags: (recipients.tags ?? []).join(', '),
    emails: (recipients.emails ?? []).join('\n'),
    segmentId: recipients.segmentId ?? '',
    date: when?.date ?? '',
    time: when ? clockOf(when.minutes) : '',
    ignoresWeeklyLimit: campaign.ignoresWeeklyLimit,
  };
}
