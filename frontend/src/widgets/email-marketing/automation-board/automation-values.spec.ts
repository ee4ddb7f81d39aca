import { automationOf, type AutomationValues, stepAfter, valuesOf } from './model';

const VALUES: AutomationValues = {
  name: 'Welcome',
  description: '',
  triggerType: 'new_contact',
  tags: 'glass, ,soup',
  isActive: true,
  date: '12-01',
  days: '90',
  steps: [
    { delayDays: '0', templateId: 't1', customSubject: '' },
    { delayDays: 2, templateId: '', customSubject: 'Again' },
  ],
};

it.each([
  ['new_contact', {}],
  ['tag_added', { tags: ['glass', 'soup'] }],
  ['special_date', { date: '12-01' }],
  ['inactive_customer', { days: 90 }],
] as const)('asks of %s what belongs to it', (triggerType, triggerConditions) => {
  expect(automationOf({ ...VALUES, triggerType }, new Map())).toMatchObject({ triggerConditions });
});

it('sends the emails in their order, and shows them again', () => {
  const sent = automationOf(VALUES, new Map([['t1', 'Hello']]));
  expect(sent.emailSequence).toEqual([
    { delayDays: 0, templateId: 't1', templateName: 'Hello', customSubject: null },
    { delayDays: 2, templateId: null, templateName: null, customSubject: 'Again' },
  ]);
  expect(valuesOf(sent as never).steps).toEqual([{ ...VALUES.steps[0], delayDays: 0 }, VALUES.steps[1]]);
});

it('adds an email a day after the last one', () => {
  expect(stepAfter(VALUES.steps)).toEqual({ delayDays: 3, templateId: '', customSubject: '' });
});
