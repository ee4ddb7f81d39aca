import { assertExpectedState } from './shown.js';

const timeZone = 'America/New_York';
/** The evening of December 24 where the restaurant stands. */
const scheduledDate = new Date('2026-12-25T01:00:00Z');
const NOW = { status: 'approved', scheduledDate };

it.each([{}, { status: 'approved' }, { scheduledDate }, { status: 'approved', scheduledDate }])(
  'takes %j of what is so still',
  (shown) => {
    expect(() => {
      assertExpectedState('content', NOW, { ...shown, timeZone });
    }).not.toThrow();
  },
);

it.each([
  [NOW, { status: 'draft' }, /^This content is no longer draft\. Someone else made it approved\./],
  [NOW, { scheduledDate: new Date(0) }, /It is planned for Thursday, December 24, 2026 now\./],
  [{ status: 'approved', scheduledDate: null }, { scheduledDate }, /It has no date now\./],
])('says what is there now: %j', (now, shown, sentence) => {
  expect(() => {
    assertExpectedState('content', now, { ...shown, timeZone });
  }).toThrow(expect.objectContaining({ kind: 'conflict', message: expect.stringMatching(sentence) as string }));
});
