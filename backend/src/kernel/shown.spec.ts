import { assertExpectedState } from './shown.js';

const timeZone = 'America/New_York';
/** December 24, in the evening, in the restaurant's zone. */
const scheduledDate = new Date('2026-12-25T01:00:00Z');
const NOW = { status: 'approved', scheduledDate };

it.each([{}, { status: 'approved' }, { scheduledDate }, { status: 'approved', scheduledDate }])(
  'accepts %j while it is still true',
  (shown) => {
    expect(() => {
      assertExpectedState('content', NOW, { ...shown, timeZone });
    }).not.toThrow();
  },
);

it.each([
  [NOW, { status: 'draft' }, /^This content is no longer draft\. Someone else changed it to approved\./],
  [NOW, { scheduledDate: new Date(0) }, /It is planned for Thursday, December 24, 2026 now\./],
  [{ status: 'approved', scheduledDate: null }, { scheduledDate }, /It has no date now\./],
])('reports the current state: %j', (now, shown, sentence) => {
  expect(() => {
    assertExpectedState('content', now, { ...shown, timeZone });
  }).toThrow(expect.objectContaining({ kind: 'conflict', message: expect.stringMatching(sentence) as string }));
});
