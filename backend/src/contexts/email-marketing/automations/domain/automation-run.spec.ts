import { RUN_TRANSITIONS } from './automation-run.js';

it('is done or left only while it waits', () => {
  expect(RUN_TRANSITIONS.waiting).toEqual(['done', 'left']);
});

it.each(['done', 'left'] as const)(
  'that is %s waits again for a mail that was taken back, and becomes nothing else',
  (status) => {
    expect(RUN_TRANSITIONS[status]).toEqual(['waiting']);
  },
);
