import type { Tone } from '@/shared/ui/status-tag';

/** An item on a board or in a calendar. */
export interface Planned {
  id: string;
  title: string;
  /** YYYY-MM-DD; null while it has no date. */
  day: string | null;
  /** The same in words, with the hour where there is one. */
  when: string;
  /** Its status in words. */
  label: string;
  tone: Tone;
  /** Why it cannot be moved, in a sentence. */
  fixed?: string;
  /** True for past items, which offer no move. */
  isOver?: boolean;
  /** Why it cannot go to that day, in a sentence. */
  refusal?: (day: string) => string | undefined;
  /** What moving it brings about, where that is asked first. */
  asks?: string;
  /** What dropping it on another column does, by the column's name. */
  dropOn?: Readonly<Record<string, () => void>>;
  /** To another day, YYYY-MM-DD. */
  move: (day: string) => void;
}

/** By their days, the order within each as given. */
export const byDay = (items: readonly Planned[]): ReadonlyMap<string, readonly Planned[]> =>
  Map.groupBy(
    items.filter(({ day }) => day !== null),
    ({ day }) => day ?? '',
  );

/** Two moves of one screen are sent one after the other. */
export const STILL_MOVING = 'The previous move isn’t finished yet.';
