/** Opening hours as local times (`HH:mm`). A span that closes at or before its opening time ends on the next day. */
export interface Span {
  readonly opens: string;
  readonly closes: string;
}

const A_DAY = 24 * 60;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (text: string): boolean => TIME.test(text);

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const endsNextDay = ({ opens, closes }: Span): boolean => closes <= opens;

/** Minutes from the start of the opening day; `to` exceeds 1440 if the span ends on the next day. */
export const minutesIn = (span: Span): { from: number; to: number } => ({
  from: minutesOf(span.opens),
  to: minutesOf(span.closes) + (endsNextDay(span) ? A_DAY : 0),
});

export const inOrder = (spans: readonly Span[]): Span[] =>
  [...spans].sort((one, other) => one.opens.localeCompare(other.opens));

/** Returns false if two spans overlap. */
export function areApart(spans: readonly Span[]): boolean {
  const minutes = inOrder(spans).map(minutesIn);
  return minutes.every(({ to }, index) => to <= (minutes[index + 1]?.from ?? Infinity));
}
