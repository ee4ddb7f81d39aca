import type { Automation } from '@/entities/email-marketing/automations';
import { triggerInWords } from './model';

it.each([
  ['12-01', 'Special date: Dec 1'],
  ['02-29', 'Special date: Feb 29'],
  ['2026-12-05', 'Special date: Sat, Dec 5, 2026'],
])('shows the date %s as people write it', (date, words) => {
  expect(triggerInWords({ triggerType: 'special_date', triggerConditions: { date } } as Automation)).toBe(words);
});
