import {
  daysInWords,
  formatHours,
  hoursLines,
  hoursNews,
  isOpenAt,
  nextOpenDays,
  noteOn,
  openStatus,
  restaurantNow,
  spansOn,
  setHours,
  WEEK,
  type Week,
  type Weekday,
} from '..';
import { hoursNow } from './hours';

const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
const THANKSGIVING = '2026-11-26';

const usual = hoursNow();
afterEach(() => setHours(usual));

const day = (date: string, note: string | null, ...spans: { opens: string; closes: string }[]) => ({
  date,
  note,
  spans,
  isSpecial: true,
  isClosed: spans.length === 0,
});
const everyDay = (...spans: { opens: string; closes: string }[]) =>
  Object.fromEntries(WEEK.map((name) => [name, spans])) as Week;
const set = (hours: Partial<typeof usual>) => setHours({ ...usual, today: '2026-11-23', ...hours });

it('excludes the closing minute from the open minutes of a day', () => {
  expect(isOpenAt(TUESDAY, 10 * 60)).toBe(true);
  expect(isOpenAt(TUESDAY, 14 * 60 + 30)).toBe(true);
  expect(isOpenAt(TUESDAY, 15 * 60)).toBe(false);
  expect(isOpenAt(TUESDAY, 9 * 60 + 30)).toBe(false);
  expect(spansOn(WEDNESDAY)).toEqual([]);
});

it('writes the week in three lines', () => {
  expect(hoursLines()).toEqual([
    { days: 'Monday, Tuesday, Thursday, Friday', hours: '10am-3pm', isClosed: false },
    { days: 'Saturday', hours: '11am-5pm', isClosed: false },
    { days: 'Wednesday, Sunday', hours: 'Closed', isClosed: true },
  ]);
});

it.each<[string, Weekday[]]>([
  ['', []],
  ['Monday', ['monday']],
  ['Monday, Tuesday, Thursday, Friday', ['monday', 'tuesday', 'thursday', 'friday']],
  ['Tuesday to Sunday', ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']],
  ['Sunday, Monday, Wednesday to Friday', ['monday', 'wednesday', 'thursday', 'friday', 'sunday']],
  ['Friday to Monday', ['monday', 'friday', 'saturday', 'sunday']],
  ['Monday to Sunday', [...WEEK]],
])('names as few days as it can: %s', (words, days) => {
  expect(daysInWords(days)).toBe(words);
});

it('formats several spans of a day, and one past midnight', () => {
  const spans = [
    { opens: '11:00', closes: '14:30' },
    { opens: '18:00', closes: '01:00' },
  ];
  set({ weekly: everyDay(...spans) });
  expect(hoursLines()).toMatchObject([{ hours: '11am-2:30pm, 6pm-1am' }]);
  expect(isOpenAt(TUESDAY, 30)).toBe(true);
  expect(isOpenAt(TUESDAY, 60)).toBe(false);
});

it("uses the day in the restaurant's time zone", () => {
  expect(restaurantNow(new Date('2026-11-25T03:30:00Z'))).toEqual({ date: TUESDAY, minutes: 22 * 60 + 30 });
});

it.each([
  ['2026-11-24T14:00:00Z', false, 'Opens at 10am today', 'Until 3pm'],
  ['2026-11-24T16:00:00Z', true, 'Until 3pm today', 'Next: Thursday, 10am'],
  ['2026-11-24T20:00:00Z', false, 'Opens Thursday at 10am', 'Until 3pm'],
  ['2026-11-27T20:00:00Z', false, 'Opens tomorrow at 11am', 'Until 5pm'],
])('says at %s what is open and what comes next', (now, isOpen, headline, next) => {
  const label = isOpen ? 'Open now' : 'Closed right now';
  expect(openStatus(new Date(now))).toEqual({ isOpen, label, headline, next });
});

it('skips days with a closure', () => {
  set({ special: [day(THANKSGIVING, 'Thanksgiving')] });
  expect(openStatus(new Date('2026-11-24T16:00:00Z'))).toMatchObject({ next: 'Next: Friday, 10am' });
  expect(openStatus(new Date('2026-11-26T16:00:00Z'))).toMatchObject({
    isOpen: false,
    headline: 'Opens tomorrow at 10am',
  });
  expect(noteOn(THANKSGIVING)).toBe('Thanksgiving');
  expect(nextOpenDays(3)).toEqual(['Mon, Nov 23, 10am-3pm', 'Tue, Nov 24, 10am-3pm', 'Fri, Nov 27, 10am-3pm']);
});

it('excludes days whose hours have ended from the next ones', () => {
  set({ openFrom: TUESDAY });
  expect(nextOpenDays(2)).toEqual(['Tue, Nov 24, 10am-3pm', 'Thu, Nov 26, 10am-3pm']);
});

it('names the date of an opening that is more than a week away', () => {
  const closed = Array.from({ length: 16 }, (_, index) => day(`2026-11-${String(index + 15)}`, null));
  set({ today: '2026-11-15', special: closed });
  expect(openStatus(new Date('2026-11-16T16:00:00Z'))).toMatchObject({ headline: 'Opens Tue, Dec 1 at 10am' });
});

it('shows that it is open after midnight, and until when', () => {
  set({ weekly: everyDay({ opens: '18:00', closes: '01:00' }) });
  expect(openStatus(new Date('2026-11-24T05:30:00Z'))).toMatchObject({ isOpen: true, headline: 'Until 1am today' });
  expect(openStatus(new Date('2026-11-25T01:00:00Z'))).toMatchObject({ isOpen: true, headline: 'Until 1am' });
});

it('lists changes of the next two weeks, with consecutive days in one line', () => {
  const lunch = { opens: '11:00', closes: '14:00' };
  set({
    special: [
      day('2026-11-22', 'Over'),
      day(THANKSGIVING, 'Thanksgiving'),
      day('2026-11-30', 'New floor'),
      day('2026-12-01', 'New floor'),
      day('2026-12-03', null, lunch),
      day('2026-12-25', 'Christmas Day'),
    ],
    changes: [{ validFrom: '2026-12-04', weekly: everyDay(lunch) }],
  });
  expect(hoursNews().map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Thu, Nov 26: Closed (Thanksgiving)',
    'Mon, Nov 30 – Tue, Dec 1: Closed (New floor)',
    'Thu, Dec 3: 11am-2pm',
    'From Fri, Dec 4: Monday to Sunday: 11am-2pm',
  ]);
  expect(formatHours(spansOn('2026-12-06'))).toBe('11am-2pm');
});

it('lists no changes in a page that no server has filled in', () => {
  expect(hoursNews()).toEqual([]);
  expect(nextOpenDays(3)).toEqual([]);
});
