import { isInstant } from './instant.js';

/** A sort key. It is never null, so that a single comparison finds the start of the next page. */
export interface SortKey {
  readonly type: 'text' | 'integer' | 'timestamptz';
  /** SQL; rows without a value come last, so they need a different substitute in each direction. */
  readonly ascending: string;
  readonly descending: string;
}

export interface Order {
  /** SQL of the sort key, and its alias in selects. */
  readonly by: string;
  readonly as: string;
  readonly way: 'asc' | 'desc';
  readonly type: SortKey['type'];
}

/** `name`, or `-name` for descending order. */
export type SortedBy<Sort extends string> = Sort | `-${Sort}`;

export const sortsOf = <Sort extends string>(fields: readonly Sort[]): readonly SortedBy<Sort>[] =>
  fields.flatMap((field) => [field, `-${field}`] as const);

export function orderBy(sort: string, keys: Readonly<Record<string, SortKey>>): Order {
  const isDown = sort.startsWith('-');
  const key = keys[isDown ? sort.slice(1) : sort];
  if (key === undefined) throw new Error(`You can’t sort by ${sort}.`);
  const by = isDown ? key.descending : key.ascending;
  return { by, as: 'sort_key', way: isDown ? 'desc' : 'asc', type: key.type };
}

/** A position in a sorted list for its cursor, which other sort orders reject. */
export const placeIn = (sort: string, key: string): string => `${sort}:${Buffer.from(key).toString('base64url')}`;

/** @returns the key given to `placeIn`; null if it is for another order or not a valid key */
export function keyOfPlace(place: string, sort: string, { type }: Order): string | null {
  if (!place.startsWith(`${sort}:`)) return null;
  const key = Buffer.from(place.slice(sort.length + 1), 'base64url').toString();
  return IS_KEY[type](key) && placeIn(sort, key) === place ? key : null;
}

const IS_KEY: Readonly<Record<SortKey['type'], (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  integer: (text) => /^\d{1,9}$/.test(text),
  timestamptz: isInstant,
};
