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
    const [first, last] = [week[day].at(0), week[day].at(-1)];
    return [day, first && last ? { opens: first.opens, closes: last.closes } : null] as const;
  });
  return Object.fromEntries(entries) as Record<Weekday, OpenHours | null>;
}

const A_DAY = 24 * 60;

/** The first day whose hours overlap each other or those of the next day. */
export function overlapIn(week: Week): Weekday | null {
  const overlapping = WEEKDAYS.find((day, index) => {
    const next = week[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? day][0];
    const until = Math.max(0, ...week[day].map((span) => minutesIn(span).to));
    return !areApart(week[day]) || (next !== undefined && until > A_DAY + minutesIn(next).from);
  });
  return overlapping ?? null;
}
