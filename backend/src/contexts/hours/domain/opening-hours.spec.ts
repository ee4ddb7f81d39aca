import * as fc from 'fast-check';
import { addDays, dateIn } from '../../../kernel/calendar.js';
import { change, everyDay, span, special, DEFAULT_WEEK, ZONE } from '../testing/a-week.js';
import { OpeningHours } from './opening-hours.js';
import { areApart, minutesIn, plainWeek, runsIntoNextDay, type Week, weekFrom } from './week.js';

const usual = new OpeningHours(ZONE, DEFAULT_WEEK);
const at = (text: string) => new Date(text);
const times = (hours: OpeningHours, from: string, count: number) =>
  hours.nextOpenings(at(from), count).map(({ date, opens }) => `${date} ${opens.toISOString().slice(11, 16)}`);

describe('a day', () => {
  it('has the hours of its weekday', () => {
    expect(usual.opening('2026-11-24')).toEqual({
      date: '2026-11-24',
      spans: [{ opens: '10:00', closes: '15:00' }],
      note: null,
      isSpecial: false,
    });
    expect(usual.opening('2026-11-25').spans).toEqual([]);
  });

  it('is closed on the usual holidays, with their names', () => {
    expect(usual.opening('2026-11-26')).toMatchObject({ spans: [], note: 'Thanksgiving', isSpecial: true });
    expect(usual.opening('2026-12-25')).toMatchObject({ spans: [], note: 'Christmas Day' });
    expect(usual.opening('2026-12-24')).toMatchObject({ spans: [{ opens: '10:00' }], isSpecial: false });
  });

  it('has the week that holds on it: the latest of those that have begun, and of one day the later one', () => {
    const long = everyDay('09:00-17:00');
    const longer = everyDay('09:00-18:00');
    const winter = everyDay('11:00-14:00');
    const hours = new OpeningHours(ZONE, DEFAULT_WEEK, [
      change(3, '2026-11-24', longer),
      change(2, '2027-01-02', winter),
      change(1, '2026-11-24', long),
    ]);
    expect(hours.opening('2026-11-23').spans).toEqual([span('10:00-15:00')]);
    expect(hours.opening('2026-11-24').spans).toEqual([span('09:00-18:00')]);
    expect(hours.opening('2027-01-04').spans).toEqual([span('11:00-14:00')]);
    expect(hours.weeksAfter('2026-11-24')).toEqual([{ validFrom: '2027-01-02', weekly: winter }]);
  });

  it.each([
    ['in winter', '10:00-15:00', '2026-11-24', '2026-11-24T20:00:00.000Z'],
    ['in summer', '10:00-15:00', '2026-07-07', '2026-07-07T19:00:00.000Z'],
    ['past midnight', '17:00-01:00', '2026-11-24', '2026-11-25T06:00:00.000Z'],
    ['past midnight, into the night of 25 hours', '17:00-03:00', '2026-10-31', '2026-11-01T08:00:00.000Z'],
    ['at midnight, after the night of 23 hours', '10:00-00:00', '2027-03-14', '2027-03-15T04:00:00.000Z'],
  ] as const)('closes %s', (_, hours, date, closes) => {
    expect(new OpeningHours(ZONE, everyDay(hours)).closingOn(date)?.toISOString()).toBe(closes);
  });

  it('does not close where it does not open', () => {
    expect(usual.closingOn('2026-11-25')).toBeNull();
  });

  it('forgets a change that was withdrawn', () => {
    const withdrawn = change(1, '2026-11-24', everyDay('09:00-18:00')).withdraw(at('2026-11-22T12:00:00Z'));
    expect(new OpeningHours(ZONE, DEFAULT_WEEK, [withdrawn]).opening('2026-11-24').spans).toEqual([
      span('10:00-15:00'),
    ]);
  });

  it('applies the rule of a holiday also after the weekly hours change', () => {
    const open = { isObserved: false, spans: [] };
    const hours = new OpeningHours(ZONE, DEFAULT_WEEK, [
      change(1, '2026-11-30', everyDay('09:00-17:00')),
      change(2, '2026-11-01', null, { thanksgiving: open }),
    ]);
    expect(hours.opening('2026-11-26')).toMatchObject({ spans: [span('10:00-15:00')], isSpecial: false });
    expect(hours.opening('2027-11-25')).toMatchObject({ spans: [span('09:00-17:00')], isSpecial: false });
  });

  it('has hours of its own before those of a holiday or a weekday', () => {
    const own = [
      special('2026-11-26', '2026-11-26', 'Turkey to go', '08:00-11:00'),
      special('2026-12-07', '2026-12-12', null),
    ];
    const hours = new OpeningHours(ZONE, DEFAULT_WEEK, [], own);
    expect(hours.opening('2026-11-26')).toMatchObject({ spans: [span('08:00-11:00')], note: 'Turkey to go' });
    expect(hours.openings('2026-12-06', 8).filter(({ isSpecial }) => isSpecial)).toHaveLength(6);
  });
});

describe('at an instant', () => {
  it.each([
    ['2026-11-24T14:59:59Z', false],
    ['2026-11-24T15:00:00Z', true],
    ['2026-11-24T19:59:59Z', true],
    ['2026-11-24T20:00:00Z', false],
    ['2026-11-26T16:00:00Z', false],
  ])('%s it is open: %s', (instant, isOpen) => {
    expect(usual.isOpenAt(at(instant))).toBe(isOpen);
  });

  it('stays open over midnight, also into a day that is closed', () => {
    const hours = new OpeningHours(ZONE, everyDay('18:00-02:00'), [], [special('2026-11-25', '2026-11-25', null)]);
    expect(hours.isOpenAt(at('2026-11-25T06:59:00Z'))).toBe(true);
    expect(hours.isOpenAt(at('2026-11-25T07:00:00Z'))).toBe(false);
    expect(hours.isOpenAt(at('2026-11-26T01:00:00Z'))).toBe(false);
    expect(hours.nextOpenings(at('2026-11-25T06:00:00Z'), 2).map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-27',
    ]);
  });

  it('follows a clock that is put back or forward at night', () => {
    const night = new OpeningHours(ZONE, everyDay('22:00-04:00'));
    const lengthOn = (date: string) => {
      const one = night.nextOpenings(at(`${date}T20:00:00-04:00`), 1)[0];
      return one && (one.closes.getTime() - one.opens.getTime()) / 3_600_000;
    };
    expect([lengthOn('2026-10-31'), lengthOn('2027-03-13'), lengthOn('2026-06-01')]).toEqual([7, 5, 6]);
  });

  it('leaves out a span that the clock skips', () => {
    const hours = new OpeningHours(ZONE, everyDay('02:00-03:00'));
    expect(times(hours, '2027-03-13T12:00:00Z', 1)).toEqual(['2027-03-15 06:00']);
  });
});

it('finds the next openings, starting with a current one', () => {
  expect(times(usual, '2026-11-24T16:00:00Z', 3)).toEqual(['2026-11-24 15:00', '2026-11-27 15:00', '2026-11-28 16:00']);
  expect(times(usual, '2026-11-24T20:00:00Z', 1)).toEqual(['2026-11-27 15:00']);
});

it('finds no next opening of a restaurant that stays closed', () => {
  expect(new OpeningHours(ZONE, everyDay()).nextOpenings(at('2026-11-24T16:00:00Z'), 3)).toEqual([]);
});

it('shows a week of several spans from its first opening to its last closing', () => {
  const week = plainWeek(everyDay('10:00-14:00', '17:00-21:00'));
  expect(week.monday).toEqual({ opens: '10:00', closes: '21:00' });
  expect(plainWeek(DEFAULT_WEEK).sunday).toBeNull();
});

it.each([
  [['10:00-14:00', '13:30-15:00'], { areApart: false, runsIntoNextDay: false }],
  [['10:00-14:00', '14:00-15:00'], { areApart: true, runsIntoNextDay: false }],
  [['01:00-05:00', '20:00-02:00'], { areApart: true, runsIntoNextDay: true }],
  [['00:00-00:00'], { areApart: true, runsIntoNextDay: false }],
  [['12:00-11:00'], { areApart: true, runsIntoNextDay: false }],
])('decides whether %s overlap within a day or with the next', (spans, expected) => {
  const week = everyDay(...spans);
  expect({ areApart: areApart(week.sunday), runsIntoNextDay: runsIntoNextDay(week, 'sunday') }).toEqual(expected);
});

describe('any hours', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const spans = fc
    .uniqueArray(minute, { maxLength: 6 })
    .map((ends) => [...ends].sort((one, other) => one - other))
    .map((ends) =>
      ends.flatMap((opens, index) => {
        const closes = ends[index + 1];
        return index % 2 === 0 && closes !== undefined ? [{ opens: clock(opens), closes: clock(closes) }] : [];
      }),
    );
  const weeks: fc.Arbitrary<Week> = fc.array(spans, { minLength: 7, maxLength: 7 }).map((days) => {
    let index = 0;
    return weekFrom(() => days[index++] ?? []);
  });
  const instants = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true });

  it('are open exactly where the next opening has begun', () => {
    fc.assert(
      fc.property(weeks, instants, (week, instant) => {
        const hours = new OpeningHours(ZONE, week);
        const [next] = hours.nextOpenings(instant, 1);
        expect(hours.isOpenAt(instant)).toBe(next !== undefined && next.opens <= instant);
      }),
    );
  });

  it('open one after the other, each on its day, and end exactly at closing time', () => {
    fc.assert(
      fc.property(weeks, instants, (week, instant) => {
        const hours = new OpeningHours(ZONE, week);
        const openings = hours.nextOpenings(instant, 5);
        openings.forEach(({ date, opens, closes }, index) => {
          expect(dateIn(ZONE, opens)).toBe(date);
          expect(hours.isOpenAt(opens)).toBe(true);
          expect(closes > opens).toBe(true);
          expect(opens >= (openings[index - 1]?.closes ?? opens)).toBe(true);
        });
      }),
    );
  });

  it('that are apart have no minute in common', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, minute), { maxLength: 4 }), (ends) => {
        const some = ends.map(([opens, closes]) => ({ opens: clock(opens), closes: clock(closes) }));
        const taken = some
          .map(minutesIn)
          .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
        expect(areApart(some)).toBe(new Set(taken).size === taken.length);
      }),
    );
  });

  it('of a date are those of the same date a week later, unless one of them is special', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 0, max: 600 }), (week, days) => {
        const hours = new OpeningHours(ZONE, week);
        const one = hours.opening(addDays('2026-01-01', days));
        const other = hours.opening(addDays('2026-01-01', days + 7));
        if (!one.isSpecial && !other.isSpecial) expect(one.spans).toEqual(other.spans);
      }),
    );
  });
});
