import { A_DRAFT } from '../testing/a-draft.js';
import { CONTENT_STATUSES, type ContentStatus, ScheduledContent } from './scheduled-content.js';

const WRITTEN = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T15:00:00Z');

const draft = ScheduledContent.schedule('id', A_DRAFT, 'Site Manager', WRITTEN);
const submitted = draft.submit(WRITTEN);
const approved = submitted.approve('Lovely', WRITTEN);
const IN_STATE: Record<ContentStatus, ScheduledContent> = {
  draft,
  submitted,
  approved,
  rejected: submitted.reject('Not now', WRITTEN),
  published: approved.publish(WRITTEN),
};
const ACTIONS: Record<ContentStatus, (content: ScheduledContent) => ScheduledContent> = {
  draft: (content) => content.return('More blue', LATER),
  submitted: (content) => content.submit(LATER),
  approved: (content) => content.approve(null, LATER),
  rejected: (content) => content.reject(null, LATER),
  published: (content) => content.publish(LATER),
};
const ALLOWED = new Set([
  'draft submitted',
  'submitted approved',
  'submitted rejected',
  'submitted draft',
  'approved published',
]);

describe.each(CONTENT_STATUSES)('content that is %s', (from) => {
  it.each(CONTENT_STATUSES)('becomes %s only when the rules allow it', (to) => {
    const act = () => ACTIONS[to](IN_STATE[from]);
    if (ALLOWED.has(`${from} ${to}`)) expect(act()).toMatchObject({ ...A_DRAFT, status: to, updatedAt: LATER });
    else expect(act).toThrow(`This content is ${from === to ? 'already' : `${from} and cannot become`} ${to}.`);
  });
});

describe('editing', () => {
  it.each(['draft', 'approved', 'rejected'] as const)('turns %s content into a draft', (status) => {
    expect(IN_STATE[status].edit({ title: 'Another title' }, LATER)).toMatchObject({
      title: 'Another title',
      content: A_DRAFT.content,
      status: 'draft',
      updatedAt: LATER,
    });
  });

  it.each([
    ['submitted', 'This content is submitted and cannot be edited before the owner has decided.'],
    ['published', 'This content is published as it was approved and can no longer be edited.'],
  ] as const)('is rejected for %s content', (status, sentence) => {
    expect(() => IN_STATE[status].edit({ title: 'Another title' }, LATER)).toThrow(sentence);
  });

  it('preserves the approval if nothing differs', () => {
    const same = { ...A_DRAFT, scheduledDate: new Date(A_DRAFT.scheduledDate), tags: [...A_DRAFT.tags] };
    expect(approved.edit(same, LATER)).toBe(approved);
  });
});

it('preserves the owner’s comments until it is submitted again', () => {
  const returned = submitted.return('More blue', LATER);
  expect(returned.edit({ content: 'Bluer' }, LATER)).toMatchObject({ adminComments: 'More blue' });
  expect(returned.submit(LATER)).toMatchObject({ adminComments: null });
  expect(IN_STATE.published).toMatchObject({ adminComments: 'Lovely' });
});

it('is due once it is approved and its date has come', () => {
  const before = new Date(A_DRAFT.scheduledDate.getTime() - 1);
  expect(approved.isDue(before)).toBe(false);
  expect(approved.isDue(A_DRAFT.scheduledDate)).toBe(true);
  expect(draft.isDue(A_DRAFT.scheduledDate)).toBe(false);
  expect(IN_STATE.published.isDue(A_DRAFT.scheduledDate)).toBe(false);
});
