import type { Tone } from '@/shared/ui/status-tag';

/** An item on a board or in a calendar. */
export interface Planned {
  id: string;
  title: string;
  /** YYYY-MM-DD; null without a date. */
  day: string | null;
  /** The date in words, with its time if it has one. */
  when: string;
  /** Its status in words. */
  label: string;
  tone: Tone;
  /** Why it cannot be moved, as a sentence. */
  fixed?: string;
  /** True for past items, which offer no move. */
  isOver?: boolean;
  /** Why it cannot be moved to that day, as a sentence. */
  refusal?: (day: string) => string | undefined;
  /** The confirmation to show before moving it. */
  asks?: string;
  /** The effect of dropping it on other columns, by the column's name. */
  dropOn?: Readonly<Record<string, () => void>>;
  /** @param day YYYY-MM-DD */
  move: (day: string) => void;
}

/** Items by day, each day in the given order. */
export const byDay = (items: readonly Planned[]): ReadonlyMap<string, readonly Planned[]> =>
  Map.groupBy(
    items.filter(({ day }) => day !== null),
    ({ day }) => day ?? '',
  );

/** The `of` key of a screen's moves, which are sent one after another. */
export const STILL_MOVING = 'The previous move isn’t finished yet.';
