import { addDays, atNoon, minutesOf } from './days';
import { BUILT, hoursNow, WEEK, type Week, type Weekday } from './hours';

const A_DAY = 24 * 60;
const A_DAY_MS = 86_400_000;

/** Minutes after midnight; above 1440 when it closes on the next day. */
export interface OpenSpan {
  opens: number;
  closes: number;
}

interface Span {
  readonly opens: string;
  readonly closes: string;
}

export const inMinutes = ({ opens, closes }: Span): OpenSpan => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes) + (closes <= opens ? A_DAY : 0),
});

const capitalised = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1);

export const weekdayOf = (date: string): Weekday => WEEK[(atNoon(date).getUTCDay() + 6) % 7] ?? 'monday';

/**
 * 'Tuesday', without a formatter: every page shows the day of the next opening.
 * @param date YYYY-MM-DD
 */
export const weekdayName = (date: string) => capitalised(weekdayOf(date));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Thu, Nov 26', without a formatter. */
export const plainDay = (date: string) =>
  `${weekdayName(date).slice(0, 3)}, ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${String(Number(date.slice(8)))}`;

const specialOn = (date: string) => hoursNow().special.find((day) => day.date === date);

function weekOn(date: string): Week {
  const { weekly, changes } = hoursNow();
  return changes.findLast(({ validFrom }) => validFrom <= date)?.weekly ?? weekly;
}

/**
 * A day's opening times in order; empty if it is closed.
 * @param date YYYY-MM-DD
 */
export const spansOn = (date: string): OpenSpan[] =>
  (specialOn(date)?.spans ?? weekOn(date)[weekdayOf(date)]).map(inMinutes);

const DAYTIME = inMinutes({ opens: '10:00', closes: '17:00' });

/**
 * From the earliest opening to the latest closing, or to midnight: the time in which guests request tables. It is from 10 AM to 5 PM
 * if no one is open beyond.
 * @param date YYYY-MM-DD; without it, of every week and special day that is known
 */
export function bookableHours(date?: string): OpenSpan {
  const { weekly, changes, special } = hoursNow();
  const weeks = date ? [weekOn(date)] : [weekly, ...changes.map((change) => change.weekly)];
  const days = date ? spansOn(date) : special.flatMap(({ spans }) => spans.map(inMinutes));
  const spans = [...weeks.flatMap((week) => Object.values(week).flat().map(inMinutes)), ...days];
  if (spans.every(({ opens, closes }) => opens >= DAYTIME.opens && closes <= DAYTIME.closes)) return DAYTIME;
  return {
    opens: Math.min(...spans.map(({ opens }) => opens)),
    closes: Math.min(A_DAY, Math.max(...spans.map(({ closes }) => closes))),
  };
}

/** The note on a day with special hours, if there is one. */
export const noteOn = (date: string): string | null => specialOn(date)?.note ?? null;

export function isOpenAt(date: string, minutes: number): boolean {
  const contains = (at: number) => (span: OpenSpan) => at >= span.opens && at < span.closes;
  return spansOn(date).some(contains(minutes)) || spansOn(addDays(date, -1)).some(contains(minutes + A_DAY));
}

export function formatHour(minutes: number): string {
  const hour = Math.floor((minutes % A_DAY) / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${((hour + 11) % 12) + 1}${rest}${hour < 12 ? 'am' : 'pm'}`;
}

export const formatHours = (spans: readonly OpenSpan[]) =>
  spans.map(({ opens, closes }) => `${formatHour(opens)}-${formatHour(closes)}`).join(', ') || 'Closed';

export interface HoursLine {
  days: string;
  hours: string;
  isClosed: boolean;
}

/** 'Monday, Tuesday, Thursday to Saturday': three days or more in a row are a range, also across the end of the week. */
export function daysInWords(days: readonly Weekday[]): string {
  const afterGap = days.includes('monday') ? WEEK.findLastIndex((day) => !days.includes(day)) + 1 : 0;
  const runs: string[][] = [[]];
  for (const day of [...WEEK.slice(afterGap), ...WEEK.slice(0, afterGap)]) {
    if (days.includes(day)) runs.at(-1)?.push(capitalised(day));
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run.at(0), run.at(-1)].join(' to ') : run)).join(', ');
}

/** The weekly hours, with days of equal hours in one line; closed days come last. */
export function linesOf(week: Week): HoursLine[] {
  const hoursOf = (day: Weekday) => formatHours(week[day].map(inMinutes));
  return [...new Set(WEEK.map(hoursOf))]
    .map((hours) => ({
      days: daysInWords(WEEK.filter((day) => hoursOf(day) === hours)),
      hours,
      isClosed: hours === 'Closed',
    }))
    .sort((one, other) => Number(one.isClosed) - Number(other.isClosed));
}

export const hoursLines = (): HoursLine[] => linesOf(hoursNow().weekly);

/** Whether the weekly hours are still those of a new installation. */
export const areInitialHours = () => JSON.stringify(hoursLines()) === JSON.stringify(linesOf(BUILT.weekly));

const DAYS_AHEAD = 14;

/** What differs in the next two weeks: special hours, and weekly hours that start to apply. */
export function hoursNews(): HoursLine[] {
  const { today, special, changes } = hoursNow();
  if (!today) return [];
  const end = addDays(today, DAYS_AHEAD);
  const days = special.filter(({ date }) => date >= today && date < end);
  const runs: (typeof days)[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && isSame(before, day)) run.push(day);
    else runs.push([day]);
  }
  const own = runs.flatMap((run) => {
    const first = run.at(0);
    const last = run.at(-1);
    if (!first || !last) return [];
    const name = first === last ? plainDay(first.date) : `${plainDay(first.date)} – ${plainDay(last.date)}`;
    const hours = formatHours(first.spans.map(inMinutes));
    return [{ days: name, hours: first.note ? `${hours} (${first.note})` : hours, isClosed: first.isClosed }];
  });
  const weeks = changes
    .filter(({ validFrom }) => validFrom < end)
    .flatMap(({ validFrom, weekly }) =>
      linesOf(weekly).map((line) => ({ ...line, days: `From ${plainDay(validFrom)}: ${line.days}` })),
    );
  return [...own, ...weeks];
}

type Day = ReturnType<typeof hoursNow>['special'][number];

const isSame = (one: Day, next: Day) =>
  atNoon(next.date).getTime() - atNoon(one.date).getTime() === A_DAY_MS &&
  one.note === next.note &&
  JSON.stringify(one.spans) === JSON.stringify(next.spans);

/** The next days on which the restaurant opens, or is open now, according to the page's hours. */
export function nextOpenDays(count: number): string[] {
  const { today, openFrom = today } = hoursNow();
  if (!today) return [];
  return Array.from({ length: 60 }, (_, days) => addDays(openFrom, days))
    .filter((date) => spansOn(date).length > 0)
    .slice(0, count)
    .map((date) => `${plainDay(date)}, ${formatHours(spansOn(date))}`);
}
