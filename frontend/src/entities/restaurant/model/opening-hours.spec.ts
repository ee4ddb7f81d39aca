import { hoursLines, hoursOn, isOpenAt, openStatus, restaurantNow } from '..';

const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

it('tells the open minutes of a day: the closing minute is outside', () => {
  expect(isOpenAt(TUESDAY, 10 * 60)).toBe(true);
  expect(isOpenAt(TUESDAY, 14 * 60 + 30)).toBe(true);
  expect(isOpenAt(TUESDAY, 15 * 60)).toBe(false);
  expect(isOpenAt(TUESDAY, 9 * 60 + 30)).toBe(false);
  expect(hoursOn(WEDNESDAY)).toBeNull();
});

it('writes the week in three lines', () => {
  expect(hoursLines).toEqual([
    { days: 'Monday, Tuesday, Thursday, Friday', hours: '10am-3pm', isClosed: false },
    { days: 'Saturday', hours: '11am-5pm', isClosed: false },
    { days: 'Wednesday, Sunday', hours: 'Closed', isClosed: true },
  ]);
});

it('knows the day where the restaurant stands', () => {
  expect(restaurantNow(new Date('2026-11-25T03:30:00Z'))).toEqual({ date: TUESDAY, minutes: 22 * 60 + 30 });
});

it.each([
  ['2026-11-24T14:00:00Z', false, 'Opens at 10am today', 'Until 3pm'],
  ['2026-11-24T16:00:00Z', true, 'Until 3pm today', 'Next: Thursday, 10am'],
  ['2026-11-24T20:00:00Z', false, 'Opens Thursday at 10am', 'Until 3pm'],
  ['2026-11-27T20:00:00Z', false, 'Opens tomorrow at 11am', 'Until 5pm'],
])('says at %s what is open and what comes next', (now, isOpen, headline, next) => {
  const label = isOpen ? 'Open now' : 'Closed at the moment';
  expect(openStatus(new Date(now))).toEqual({ isOpen, label, headline, next });
});
