import type { ScheduledContent } from '@/entities/scheduled-content';
import { editOf, newContentOf, valuesOf } from './content-values';

const CONTENT: ScheduledContent = {
  id: '1',
  title: 'The kiln is lit',
  contentType: 'blog_post',
  content: '<p>Blue</p>',
  scheduledDate: '2026-12-24T05:00:00.000Z',
  approvalDeadline: '2026-12-20T17:30:00.000Z',
  priority: 'high',
  tags: ['kiln', 'winter'],
  notes: null,
  status: 'draft',
  adminComments: null,
  createdBy: 'Site Manager',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
};

it('shows dates as days of the restaurant', () => {
  expect(valuesOf(CONTENT)).toMatchObject({ scheduledDate: '2026-12-24', approvalDeadline: '2026-12-20', notes: '' });
});

it('splits tags at commas', () => {
  expect(newContentOf({ ...valuesOf(CONTENT), tags: ' kiln,, winter ,' }).tags).toEqual(['kiln', 'winter']);
});

it('sends a new day as midnight UTC, and omits unchanged fields', () => {
  const values = valuesOf(CONTENT);
  expect(editOf(values, { ...values, title: 'Lit' })).toEqual({ title: 'Lit' });
  const moved = editOf(values, {
    ...values,
    scheduledDate: '2026-12-26',
    approvalDeadline: '2026-12-21',
    tags: 'kiln',
  });
  expect(moved).toEqual({
    scheduledDate: '2026-12-26T00:00:00.000Z',
    approvalDeadline: '2026-12-21T00:00:00.000Z',
    tags: ['kiln'],
  });
});
