import { restaurantInstant } from '@/entities/restaurant';
import { calledWords, waitWords } from './door-list';

const JOINED = restaurantInstant('2026-11-27', '12:00');
const at = (minutes: number) => JOINED.getTime() + minutes * 60_000;

it.each([
  [null, 0, 'Just came', false],
  [null, 12, '12 min', false],
  [20, 20, '20 min, quoted 20 min', false],
  [20, 21, '21 min, quoted 20 min', true],
  [20, -1, 'Just came, quoted 20 min', false],
])('says for a quote of %s after %i minutes: %s', (quotedMinutes, minutes, words, isOver) => {
  expect(waitWords({ joinedAt: JOINED.toISOString(), quotedMinutes }, at(minutes))).toEqual({ words, isOver });
});

it('says when and how a party was called', () => {
  const calledAt = JOINED.toISOString();
  expect(calledWords({ calledAt, calledBy: 'text' })).toBe('Texted 12:00 PM');
  expect(calledWords({ calledAt, calledBy: 'voice' })).toBe('Called 12:00 PM');
  expect(calledWords({ calledAt, calledBy: null })).toBe('Text not sent. Please call out the name.');
  expect(calledWords({ calledAt: null, calledBy: null })).toBeUndefined();
});
