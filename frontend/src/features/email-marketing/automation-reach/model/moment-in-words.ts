import { type Automation, delayInWords } from '@/entities/email-marketing/automations';
import { dateInWords } from './trigger-in-words';

type Trigger = Pick<Automation, 'triggerType' | 'triggerConditions'>;

const MORNING = '9:00 AM';

/** When a mail of it leaves. */
export function momentInWords({ triggerType, triggerConditions: { date = '', days } }: Trigger, delay: number): string {
  const later = delay === 0 ? '' : `${String(delay)} ${delay === 1 ? 'day' : 'days'} after `;
  switch (triggerType) {
    case 'special_date':
      return `${later}${dateInWords(date) || 'the date'}${isYearly(date) ? ' of each year' : ''}, ${MORNING}`;
    case 'birthday':
      return `${later || 'On '}their birthday, ${MORNING}`;
    case 'inactive_customer':
      return `${later || 'After '}${String(days ?? 90)} days without a visit, ${MORNING}`;
    default:
      return delayInWords(delay);
  }
}

/** Whom of the contacts there are now it is for, and who comes later. */
export function whomInWords({ triggerType, triggerConditions: { tags = [], days } }: Trigger): string {
  switch (triggerType) {
    case 'new_contact':
      return 'Whoever agrees to get mail from now on. Nobody who is on your list already.';
    case 'tag_added':
      return `Whoever is given ${tags.length > 0 ? oneOf(tags) : 'any tag'} from now on. Nobody for a tag they have already.`;
    case 'birthday':
      return 'Each contact whose birthday you know, once a year.';
    case 'visit_completed':
      return 'Each contact who may be mailed, after each visit.';
    case 'inactive_customer':
      return `Each contact whose last visit was more than ${String(days ?? 90)} days ago, at the next ${MORNING}; others when theirs was.`;
    case 'special_date':
      return tags.length > 0
        ? `Each contact who has ${oneOf(tags)} on that day.`
        : 'Each contact who may be mailed on that day.';
  }
}

const isYearly = (date: string) => /^\d\d-\d\d$/.test(date);
const oneOf = (tags: readonly string[]) => `the tag ${tags.join(' or ')}`;
