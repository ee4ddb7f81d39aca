import type { AutomationTrigger } from '../api';

export const triggerLabels: Record<AutomationTrigger, string> = {
  new_contact: 'New contact',
  birthday: 'Birthday',
  visit_completed: 'Visit completed',
  inactive_customer: 'Inactive customer (no visit in 90 days)',
  special_date: 'Special date',
  tag_added: 'Tag added',
};

export const triggerOptions = (Object.keys(triggerLabels) as AutomationTrigger[]).map((value) => ({
  value,
  label: triggerLabels[value],
}));

/** When an email of the sequence is sent, in words. */
export const delayInWords = (days: number) =>
  days === 0 ? 'Right away' : `After ${String(days)} ${days === 1 ? 'day' : 'days'}`;
