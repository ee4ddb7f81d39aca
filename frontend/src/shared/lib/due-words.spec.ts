import { dueWords } from './due-words';

const NOW = Date.parse('2026-11-23T18:00:00Z');

it.each([
  ['2026-11-23T18:00:20Z', 'reply due in 1 min', false],
  ['2026-11-23T18:45:00Z', 'reply due in 45 min', false],
  ['2026-11-23T21:59:00Z', 'reply due in 3 h', false],
  ['2026-11-26T20:00:00Z', 'reply due in 3 days', false],
  ['2026-11-23T17:50:00Z', 'overdue by 10 min', true],
  ['2026-11-23T16:00:00Z', 'overdue by 2 h', true],
  ['2026-11-20T16:00:00Z', 'overdue by 3 days', true],
])('says of %s: %s', (deadline, words, isLate) => {
  expect(dueWords('reply due', deadline, NOW)).toEqual({ words, isLate });
});
