import { type Automation, triggerLabels } from '@/entities/email-marketing/automations';
import { formatDate, formatYearlyDay } from '@/entities/restaurant';

/** When its first email is started, in words. */
export function triggerInWords({ triggerType, triggerConditions: { tags = [], date, days } }: Automation): string {
  switch (triggerType) {
    case 'tag_added':
      return tags.length > 0 ? `Tag added: ${tags.join(', ')}` : 'Any tag added';
    case 'special_date':
      return `Special date: ${dateInWords(date ?? '')}${tags.length > 0 ? ` (${tags.join(', ')})` : ''}`;
    case 'inactive_customer':
      return `No visit in ${String(days ?? 90)} days`;
    default:
      return triggerLabels[triggerType];
  }
}

/** 'Dec 1' of `12-01`, 'Sat, Dec 5, 2026' of a whole date. */
export function dateInWords(date: string): string {
  if (/^\d\d-\d\d$/.test(date)) return formatYearlyDay(date);
  return /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : '';
}
