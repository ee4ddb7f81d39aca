import { anAutomation, AUTOMATION_PLAN, PLANNED_AT, TEMPLATE_ID } from '../testing/an-automation.js';
import { type Automation, type AutomationPlan, dueAfter, mailOf } from './automation.js';
import { TEMPLATE } from '../../templates/testing/a-template.js';

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-21T15:00:00Z');
const days = (number: number) => new Date(NOW.getTime() + number * 86_400_000);
const [FIRST, SECOND] = AUTOMATION_PLAN.emailSequence;
const approve = (automation: Automation) =>
  automation.decide({ decision: 'approved', comments: null, seen: automation.updatedAt }, 'The Owner', NOW);

it('exposes its first email', () => {
  expect(anAutomation('1')).toMatchObject({ delay: 1, templateId: TEMPLATE_ID });
  const changed = anAutomation('1').edit({ emailSequence: AUTOMATION_PLAN.emailSequence.slice(1) }, NOW);
  expect(changed).toMatchObject({ delay: 3, templateId: null });
  expect(anAutomation('1', { emailSequence: [] })).toMatchObject({ delay: 0, templateId: null });
});

describe('the owner’s decision', () => {
  it('is stored with its author and time, and changes nothing else', () => {
    const approval = { approval: 'approved', approvalComments: null, approvedBy: 'The Owner', approvedAt: NOW };
    expect(approve(anAutomation('1'))).toEqual(Object.assign(anAutomation('1'), approval));
  });

  it('is about the version that the owner has seen', () => {
    const seen = new Date(PLANNED_AT.getTime() - 1);
    const late = () => anAutomation('1').decide({ decision: 'approved', comments: null, seen }, 'The Owner', NOW);
    expect(late).toThrow('This automation changed after you opened it. Please review the current version.');
  });

  it.each<[string, Partial<AutomationPlan>]>([
    ['its name', { name: 'Hello' }],
    ['whether it is active', { isActive: false }],
    ['the same conditions in another order', { triggerConditions: { days: undefined, tags: ['Regular'] } }],
  ])('outlives a change of %s', (_, change) => {
    expect(approve(anAutomation('1')).edit(change, NOW)).toMatchObject({ approval: 'approved', updatedAt: NOW });
  });

  it.each<[string, Partial<AutomationPlan>]>([
    ['whom it reaches', { triggerConditions: { tags: ['Vegan'] } }],
    ['when it leaves', { emailSequence: AUTOMATION_PLAN.emailSequence.map((step) => ({ ...step, delayDays: 9 })) }],
    ['what starts it', { triggerType: 'new_contact' }],
    [
      'what it says',
      { emailSequence: AUTOMATION_PLAN.emailSequence.map((step) => ({ ...step, customSubject: 'Hi' })) },
    ],
  ])('is reset by a change of %s', (_, change) => {
    expect(approve(anAutomation('1')).edit(change, NOW)).toMatchObject({ approval: null, approvedBy: null });
  });

  it('is reset when one of its templates changes', () => {
    expect(approve(anAutomation('1')).resetApproval(NOW)).toMatchObject({ approval: null, updatedAt: NOW });
  });
});

describe('the next email of a run', () => {
  it('is due so many days after the trigger', () => {
    expect(dueAfter(days(-1), SECOND, NOW, ZONE)).toEqual(days(2));
  });

  it.each([
    ['23 hours', '2031-03-07T17:00:00Z', '2031-03-10T16:00:00Z'],
    ['25 hours', '2031-10-31T16:00:00Z', '2031-11-03T17:00:00Z'],
  ])('is due at the same time of day behind a day of %s', (_, begunAt, dueAt) => {
    const begun = new Date(begunAt);
    expect(dueAfter(begun, SECOND, begun, ZONE)).toEqual(new Date(dueAt));
  });

  it('never before the one in front of it has left', () => {
    expect(dueAfter(days(-9), SECOND, NOW, ZONE)).toEqual(NOW);
    expect(dueAfter(days(-9), undefined, NOW, ZONE)).toEqual(NOW);
  });
});

it('has the content of its template, with its own subject if it has one', () => {
  if (!FIRST) throw new Error('The plan has two mails.');
  expect(mailOf(TEMPLATE, FIRST)).toEqual({
    subject: TEMPLATE.subject,
    previewText: '',
    html: TEMPLATE.htmlContent,
    text: '',
  });
  expect(mailOf(TEMPLATE, { ...FIRST, customSubject: 'Hi' }).subject).toBe('Hi');
});
