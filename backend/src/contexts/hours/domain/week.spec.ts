import { everyDay, DEFAULT_WEEK } from '../testing/a-week.js';
import { weekLines } from './week.js';

it('puts days with equal hours in one line, and three or more in a row as a range', () => {
  const dinner = everyDay('17:00-22:00');
  expect(weekLines(DEFAULT_WEEK)).toEqual([
    'Monday, Tuesday, Thursday, Friday: 10:00 to 15:00',
    'Wednesday, Sunday: closed',
    'Saturday: 11:00 to 17:00',
  ]);
  expect(weekLines(dinner)).toEqual(['Monday to Sunday: 17:00 to 22:00']);
  expect(weekLines({ ...dinner, monday: [] })).toEqual(['Monday: closed', 'Tuesday to Sunday: 17:00 to 22:00']);
  expect(weekLines({ ...dinner, tuesday: [], wednesday: [] })).toEqual([
    'Thursday to Monday: 17:00 to 22:00',
    'Tuesday, Wednesday: closed',
  ]);
});
