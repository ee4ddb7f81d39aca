import { formatDate, formatYearlyDay } from '@/entities/restaurant';
import type { Automation, AutomationTrigger } from '../api/email-automation.calls';

const LABELS: Record<AutomationTrigger, string> = {
  new_contact: 'New contact',
  birthday: 'Birthday',
  visit_completed: 'Visit completed',
  inactive_customer: 'Inactive customer (no visit in 90 days)',
  special_date: 'Special date',
  tag_added: 'Tag added',
};

export const triggerOptions = (Object.keys(LABELS) as AutomationTrigger[]).map((value) => ({
  value,
  label: LABELS[value],
}));

/** When its first mail is begun, in words. */
export function triggerInWords({ triggerType, triggerConditions: { tags = [], date, days } }: Automation): string {
  switch (triggerType) {
    case 'tag_added':
      return tags.length > 0 ? `Tag added: ${tags.join(', ')}` : 'Any tag added';
    case 'special_date':
      return `Special date: ${dateInWords(date ?? '')}`;
    case 'inactive_customer':
      return `No visit in ${String(days ?? 90)} days`;
    default:
      return LABELS[triggerType];
  }
}

/** 'Dec 1' of `12-01`, 'Sat, Dec 5, 2026' of a whole date. */
const dateInWords = (date: string) => (/^\d\d-\d\d$/.test(date) ? formatYearlyDay(date) : formatDate(date));

/** After how long a mail of the sequence leaves. */
export const delayInWords = (days: number) =>
  days === 0 ? 'At once' : `After ${String(days)} ${days === 1 ? 'day' : 'days'}`;
