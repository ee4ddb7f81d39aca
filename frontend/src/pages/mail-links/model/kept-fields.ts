import { formatMoment, formatShortDay } from '@/entities/restaurant';

export interface KeptField {
  label: string;
  text: string;
}

/** Labels for guests, by column. */
const LABELS = new Map(
  Object.entries({
    ...{ adminComments: 'Our comments', adminNotes: 'Our notes', answers: 'Our replies', area: 'Seating' },
    ...{
      attachments: 'Attachments',
      businessName: 'Business',
      cells: 'Columns',
      clickedAt: 'Clicked',
      consent: 'Consent',
    },
    ...{
      contactEmail: 'Email',
      contactPhone: 'Phone',
      contentData: 'Content',
      contentType: 'Type',
      createdAt: 'Added',
    },
    ...{ customerEmail: 'Email', customerName: 'Name', customerPhone: 'Phone', data: 'Form', dateOfBirth: 'Birthday' },
    ...{ declineReason: 'Why we declined', description: 'Description', details: 'Details', email: 'Email' },
    ...{
      emailOptIn: 'Agreed to emails',
      emailType: 'Type',
      fileName: 'File',
      fileUrl: 'File',
      firstName: 'First name',
    },
    ...{
      forgottenAt: 'Erased',
      how: 'how',
      kind: 'Type',
      lastName: 'Last name',
      lastVisit: 'Last visit',
      line: 'Note',
    },
    ...{ message: 'Message', name: 'Name', notedAt: 'Noted', notedBy: 'Noted by', notes: 'Notes', openedAt: 'Opened' },
    ...{ partySize: 'Party size', phone: 'Phone', preferredContactMethod: 'Preferred contact', preferredDate: 'Date' },
    ...{ preferredTime: 'Time', rainPlan: 'If it rains', reason: 'Reason', receivedAt: 'Received', sentAt: 'Sent' },
    ...{
      sentBy: 'Sent by',
      smsOptIn: 'Agreed to text messages',
      source: 'Source',
      specialRequests: 'Special requests',
    },
    ...{
      status: 'Status',
      subject: 'Subject',
      submittedBy: 'Submitted by',
      tags: 'Tags',
      text: 'Text',
      timeline: 'Timeline',
    },
    ...{ title: 'Title', totalVisits: 'Visits', visits: 'Dates of visits', wording: 'wording' },
  }),
);

/** A stored row in words, without empty fields. */
export function keptFields(kept: object): readonly KeptField[] {
  return Object.entries(kept)
    .flatMap(([name, value]) =>
      isPlain(value) ? within(name, value) : [{ label: inWords(name), text: asText(value) }],
    )
    .filter(({ text }) => text !== '');
}

const within = (name: string, value: object): KeptField[] =>
  keptFields(value).map(({ label, text }) => ({ label: `${inWords(name)} ${label.toLowerCase()}`, text }));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a field without a label, from its name. */
function inWords(name: string): string {
  const label = LABELS.get(name);
  if (label !== undefined) return label;
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A status or enum value, such as `by_hand`. */
const MARK = /^[a-z]+(?:_[a-z]+)+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string')
    return isPlain(value)
      ? keptFields(value)
          .map(({ text }) => text)
          .join(' ')
      : '';
  if (INSTANT.test(value)) return formatMoment(value);
  if (DAY.test(value)) return formatShortDay(value);
  return MARK.test(value) ? value.replaceAll('_', ' ') : value;
}
