import type { Weekday } from '../../../kernel/calendar.js';
import type { OpenHours } from '../../../kernel/restaurant.js';

/** Opening hours as local times (`HH:mm`). A span that closes at or before its opening time ends on the next day. */
export interface Span {
  readonly opens: string;
  readonly closes: string;
}

const SPAN_A_DAY = 24 * 60;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (text: string): boolean => TIME.test(text);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const endsNextDay = ({ opens, closes }: Span): boolean => closes <= opens;

/** Minutes from the start of the opening day; `to` exceeds 1440 if the span ends on the next day. */
export const minutesIn = (span: Span): { from: number; to: number } => ({
  from: minutesOf(span.opens),
  to: minutesOf(span.closes) + (endsNextDay(span) ? SPAN_A_DAY : 0),
});

export const inOrder = (spans: readonly Span[]): Span[] =>
  [...spans].sort((one, other) => one.opens.localeCompare(other.opens));

/** Returns false if two spans overlap. */
export function areApart(spans: readonly Span[]): boolean {
  const minutes = inOrder(spans).map(minutesIn);
  return minutes.every(({ to }, index) => to <= (minutes[index + 1]?.from ?? Infinity));
}

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** Spans by weekday; empty on closed days. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>;

/** A day of the week as it was before a day could have several spans: from the first opening to the last closing. */
type PlainWeek = Readonly<Record<Weekday, OpenHours | null>>;

export const weekFrom = (spansOf: (day: Weekday) => readonly Span[]): Week =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, inOrder(spansOf(day))])) as Record<Weekday, Span[]>;

export const weekOf = (plain: PlainWeek): Week => weekFrom((day) => (plain[day] ? [plain[day]] : []));

export function plainWeek(week: Week): PlainWeek {
  const entries = WEEKDAYS.map((day) => {
    const first = week[day].at(0);
    const last = week[day].at(-1);
    return [day, first && last ? { opens: first.opens, closes: last.closes } : null] as const;
  });
  return Object.fromEntries(entries) as Record<Weekday, OpenHours | null>;
}

/** 'Monday, Tuesday, Thursday to Saturday': three days or more in a row are a range, also across the end of the week. */
export function daysInWords(days: readonly Weekday[]): string {
  const afterGap = days.includes('monday') ? WEEKDAYS.findLastIndex((day) => !days.includes(day)) + 1 : 0;
  const runs: string[][] = [[]];
  for (const day of [...WEEKDAYS.slice(afterGap), ...WEEKDAYS.slice(0, afterGap)]) {
    if (days.includes(day)) runs.at(-1)?.push(day.slice(0, 1).toUpperCase() + day.slice(1));
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run.at(0), run.at(-1)].join(' to ') : run)).join(', ');
}

/** The days with equal hours in one line: 'Monday to Friday: 10:00 to 15:00'. */
export function weekLines(week: Week): string[] {
  const hours = (day: Weekday) => spansInWords(week[day]);
  return [...new Set(WEEKDAYS.map(hours))].map(
    (same) => `${daysInWords(WEEKDAYS.filter((day) => hours(day) === same))}: ${same}`,
  );
}

/** '10:00 to 15:00, 18:00 to 22:00' or 'closed' */
export const spansInWords = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'closed' : spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ');

const A_DAY = 24 * 60;

/** Whether the hours of a day that end after midnight overlap those of the next day. */
export function runsIntoNextDay(week: Week, day: Weekday): boolean {
  const next = week[WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length] ?? day][0];
  const until = Math.max(0, ...week[day].map((span) => minutesIn(span).to));
  return next !== undefined && until > A_DAY + minutesIn(next).from;
}
