import {
  addDays,
  formatDate,
  formatDay,
  formatWeekday,
  formatMoment,
  formatMomentNarrow,
  formatShortDay,
  formatTime,
  formatYearlyDay,
  hasPassed,
  onDay,
  restaurantInstant,
  restaurantNow,
} from './days';

it.each([
  ['2026-11-25', '10:00', '2026-11-25T15:00:00.000Z'],
  ['2026-07-04', '23:30', '2026-07-05T03:30:00.000Z'],
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['2026-11-01', '03:00', '2026-11-01T08:00:00.000Z'],
])('means %s %s on the restaurant’s clock', (date, time, instant) => {
  expect(restaurantInstant(date, time).toISOString()).toBe(instant);
});

it('keeps the time of day on another date, also across a change of the clock', () => {
  expect(onDay('2026-11-02', '2026-10-30T16:30:00.000Z')).toBe('2026-11-02T17:30:00.000Z');
  expect(onDay('2026-07-04', '2026-11-25T05:00:00.000Z')).toBe('2026-07-04T04:00:00.000Z');
});

it('shows the year of a day half a year away', () => {
  const { date } = restaurantNow();
  const [soon, late, ago] = [30, 300, -300].map((days) => addDays(date, days)) as [string, string, string];
  const yearIn = (words: string) => /\b20\d\d\b/.exec(words)?.[0];
  expect([formatShortDay, formatDay].map((format) => yearIn(format(soon)))).toEqual([undefined, undefined]);
  expect([formatShortDay, formatDay].map((format) => yearIn(format(late)))).toEqual(
    [late, late].map((day) => day.slice(0, 4)),
  );
  expect(yearIn(formatShortDay(ago))).toBe(ago.slice(0, 4));
  expect(yearIn(formatMoment(`${soon}T15:00:00.000Z`))).toBeUndefined();
  expect(formatMoment(`${late}T15:00:00.000Z`)).toMatch(new RegExp(`${late.slice(0, 4)}.*1\\d:00\\sAM$`));
});

it('writes days and times as the browser would, on each day of a year', () => {
  const start = restaurantNow().date;
  for (let day = -160; day < 160; day += 1) {
    const at = new Date(restaurantInstant(addDays(start, day), '12:00').getTime() + day * 7 * 60_000);
    const inWords = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(at);
    const { date } = restaurantNow(at);
    expect(formatDay(date)).toBe(inWords({ weekday: 'long', month: 'long', day: 'numeric' }));
    expect(formatWeekday(date)).toBe(inWords({ weekday: 'long' }));
    expect(formatShortDay(date)).toBe(inWords({ weekday: 'short', month: 'short', day: 'numeric' }));
    expect(formatDate(date)).toBe(inWords({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }));
    expect(formatYearlyDay(date.slice(5))).toBe(inWords({ month: 'short', day: 'numeric' }));
    expect(formatTime(at)).toBe(inWords({ timeStyle: 'short' }));
    expect(formatMoment(at.toISOString())).toBe(`${formatShortDay(date)}, ${formatTime(at)}`);
  }
});

it("knows which times have passed in the restaurant's time zone", () => {
  const noonInFlorida = new Date('2026-11-27T17:00:00Z');
  expect(hasPassed('2026-11-26', 1439, noonInFlorida)).toBe(true);
  expect(hasPassed('2026-11-27', 720, noonInFlorida)).toBe(true);
  expect(hasPassed('2026-11-27', 721, noonInFlorida)).toBe(false);
  expect(hasPassed('2026-11-28', 0, noonInFlorida)).toBe(false);
});

it('does not depend on how a browser writes a date', () => {
  const formats: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  const written = jest.spyOn(formats, 'format', 'get').mockReturnValue(() => '3/4/26, 00:07');
  expect(restaurantNow(new Date('2026-03-04T05:07:00Z'))).toEqual({ date: '2026-03-04', minutes: 7 });
  written.mockRestore();
});

it('breaks a moment in a narrow column only between day and time', () => {
  for (const iso of ['2026-11-27T15:05:00.000Z', '2019-04-01T16:30:00.000Z']) {
    const [day, ...times] = formatMomentNarrow(iso).split(' ');
    expect(times).toHaveLength(1);
    expect(`${String(day)} ${String(times[0])}`.replaceAll('\u00a0', ' ')).toBe(formatMoment(iso));
  }
});
