import { EMAIL_STATUSES, EMAIL_TRANSITIONS, type EmailStatus } from './ports/sending.js';

const before = (to: EmailStatus) => EMAIL_STATUSES.filter((from) => EMAIL_TRANSITIONS[from].includes(to));

it('is queued once: what has left or failed never waits again', () => {
  expect(before('queued')).toEqual([]);
});

it('can be read before it is settled, but not unsubscribed from', () => {
  expect(EMAIL_TRANSITIONS.queued).toEqual(['sent', 'opened', 'clicked', 'bounced', 'failed', 'canceled']);
});

it('fails only while it is queued', () => {
  expect(before('failed')).toEqual(['queued']);
});

it('is canceled only while it is queued', () => {
  expect(before('canceled')).toEqual(['queued']);
});

it('is opened, then clicked, and goes back only from a click', () => {
  expect(before('opened')).toEqual(['queued', 'sent', 'clicked']);
  expect(before('clicked')).toEqual(['queued', 'sent', 'opened']);
  expect(before('sent')).toEqual(['queued', 'clicked']);
});

it('can bounce or be unsubscribed from at any stage of reading', () => {
  expect(before('bounced')).toEqual(['queued', 'sent', 'opened', 'clicked']);
  expect(before('unsubscribed')).toEqual(['sent', 'opened', 'clicked']);
});

it.each(['bounced', 'unsubscribed', 'failed', 'canceled'] as const)('stays %s', (status) => {
  expect(EMAIL_TRANSITIONS[status]).toEqual([]);
});
