import type { Automation } from '@/entities/email-marketing/automations';
import { audienceInWords, momentInWords } from './ui/automation-reach';

const of = (triggerType: Automation['triggerType'], triggerConditions: Automation['triggerConditions'] = {}) => ({
  triggerType,
  triggerConditions,
});

it.each([
  [of('new_contact'), 0, 'Right away'],
  [of('visit_completed'), 1, 'After 1 day'],
  [of('birthday'), 0, 'On their birthday, 9:00 AM'],
  [of('birthday'), 2, '2 days after their birthday, 9:00 AM'],
  [of('inactive_customer', { days: 30 }), 0, 'After 30 days without a visit, 9:00 AM'],
  [of('special_date', { date: '12-01' }), 0, 'Dec 1 of each year, 9:00 AM'],
  [of('special_date', { date: '2026-12-05' }), 3, '3 days after Sat, Dec 5, 2026, 9:00 AM'],
  [of('special_date'), 0, 'the date, 9:00 AM'],
])('says when a mail leaves: %j, %i', (trigger, delay, words) => {
  expect(momentInWords(trigger, delay)).toBe(words);
});

it('describes its audience', () => {
  expect(audienceInWords(of('special_date', { tags: ['wine', 'glass'] }))).toBe(
    'Every contact who has the tag wine or glass on that day.',
  );
  expect(audienceInWords(of('tag_added'))).toMatch(/^Contacts who get any tag from now on\./);
});
