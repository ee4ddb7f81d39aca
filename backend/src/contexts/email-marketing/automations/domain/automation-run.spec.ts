import { RUN_TRANSITIONS } from './automation-plan.js';

it('is done or left only while it waits', () => {
  expect(RUN_TRANSITIONS.waiting).toEqual(['done', 'left']);
});

it.each(['done', 'left'] as const)(
  'that is %s can only return to waiting, for an email that was withdrawn',
  (status) => {
    expect(RUN_TRANSITIONS[status]).toEqual(['waiting']);
  },
);
