import type { Campaign } from '@/entities/email-marketing/campaigns';
import { dialogsOf, holdOf, oneTapOf } from './next-actions';

const campaign = (changes: Partial<Campaign>) =>
  ({ status: 'draft', scheduledDate: null, startedAt: null, ...changes }) as Campaign;

it('asks a draft for a date when it has none, or one that has passed', () => {
  expect(oneTapOf(campaign({}))).toBeUndefined();
  expect(dialogsOf(campaign({}))).toContain('schedule');
  expect(oneTapOf(campaign({ scheduledDate: '2021-03-04T15:00:00Z' }))).toBeUndefined();
  expect(oneTapOf(campaign({ scheduledDate: '2031-03-04T15:00:00Z' }))).toMatchObject({ label: 'Schedule' });
});

it.each([
  ['scheduled', 'Pause'],
  ['paused', 'Resume'],
  ['sending', undefined],
  ['sent', undefined],
  ['cancelled', undefined],
] as const)('offers for what is %s: %s', (status, label) => {
  expect(oneTapOf(campaign({ status }))?.label).toBe(label);
});

it('offers no editing or deleting while it is being sent', () => {
  expect(dialogsOf(campaign({ status: 'sending' }))).toEqual(['view', 'cancel']);
  expect(dialogsOf(campaign({ status: 'paused' }))).toContain('edit');
  expect(dialogsOf(campaign({ status: 'paused', startedAt: '2031-03-04T15:00:00Z' }))).not.toContain('edit');
});

it('offers pausing while it is being sent, and no canceling once it has ended', () => {
  expect(holdOf(campaign({ status: 'sending' }))?.label).toBe('Pause');
  expect(holdOf(campaign({ status: 'sent' }))).toBeUndefined();
  const ending = (['draft', 'scheduled', 'paused', 'sending', 'sent', 'cancelled'] as const).filter((status) =>
    dialogsOf(campaign({ status })).includes('cancel'),
  );
  expect(ending).toEqual(['draft', 'scheduled', 'paused', 'sending']);
});
