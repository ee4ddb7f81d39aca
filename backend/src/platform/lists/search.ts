import type { Order } from './sorting.js';

/** Text search of a list. */
export interface Search<Filter extends string> {
  /** The searched text of a row, normalized by `search_key`. */
  readonly column: string;
  /** The table whose trigram index finds rare matches, and the SQL of the filters on that table. */
  readonly index: { readonly table: string; readonly filters?: Readonly<Partial<Record<Filter, string>>> };
}

/** Frequent matches are found among the newest rows, rare ones with the index. */
const READ_IN_ORDER = 500;
const SAMPLED = 100;
/** Totals are exact up to this limit; no one pages further. */
export const MAX_COUNT = 10_000;

export const inOrder = ({ as, way }: Order): string => `order by ${as} ${way}, id ${way}`;
/** The sort key as a select column. */
export const keyOf = ({ by, as }: Order): string => (by === as ? by : `${by} as ${as}`);

const WANTED = ':limit::int + 1';
/** SQL for a text that contains `:pattern`, ignoring accents and case; `search_key` is defined in the migrations. */
export const isFound = (text: string, pattern: string) => `search_key(${text}) like search_key(${pattern}::text)`;

const fits = (column: string) => `${column} like (select search_key(:containing::text))`;
/** The index is used with the pattern only; its matches are checked again if the pattern is only a part of the text. */
const byPattern = (column: string) =>
  `${column} like search_key(:pattern::text) and (:pattern = :containing or ${fits(column)})`;

/**
 * SQL that searches `:containing` in the first rows. It returns the ids of the page and of the row after it, the number
 * of matches, whether these were all rows, whether about half of them match and, if not, the search keys of some rows.
 * @param first returns SQL for these columns of at most that many rows, in this order
 */
export function nearestRows(
  { column }: Search<string>,
  sorted: Order,
  first: (columns: string, limit: string) => string,
): string {
  const columns = `id, ${keyOf(sorted)}, ${column} as looked_through`;
  return `with nearest as materialized (
      select id, ${sorted.as}, looked_through, ${fits('looked_through')} as fits from ${first(columns, String(READ_IN_ORDER))} newest
    ), known as (
      select count(*) < ${String(READ_IN_ORDER)} as "isAll", count(*) filter (where fits)::int as fitting,
        2 * count(*) filter (where fits) > count(*) as "isCommon" from nearest
    )
    select search_key(:text::text) as key, array(select id from nearest where fits ${inOrder(sorted)} limit ${WANTED}) as ids, fitting, "isAll", "isCommon",
      case when "isAll" or "isCommon" then '{}' else array(select looked_through from nearest limit ${String(SAMPLED)}) end as sample
    from known`;
}

/** SQL that counts the matching rows, up to the limit, with the index on `:pattern`. */
export function countByIndex({ column, index }: Search<string>, conditions: readonly string[]): string {
  return upToTheLimit(`select 1 from ${index.table} where ${[byPattern(column), ...conditions].join(' and ')}`);
}

/** The same by sequential scan, which ends early if most rows match. */
export function countInOrder(
  { column }: Search<string>,
  sorted: Order,
  first: (columns: string, limit: string) => string,
): string {
  const rows = first(`id, ${keyOf(sorted)}, ${column} as looked_through`, 'null');
  return upToTheLimit(`select 1 from ${rows} newest where ${fits('looked_through')}`);
}

const upToTheLimit = (rows: string) =>
  `select count(*)::int as rows from (${rows} limit ${String(MAX_COUNT + 1)}) counted`;

/** SQL that finds all matching rows with the index on `:pattern`: ids of the page and of the row after it, and the number of rows. */
export function rowsAnywhere(
  { column, index }: Search<string>,
  { by, way }: Order,
  conditions: readonly string[],
  start: string,
): string {
  return `select coalesce((array_agg(id order by ${by} ${way}, id ${way}) filter (where ${start}))[1: ${WANTED}], '{}') as ids,
    count(*)::int as fitting from ${index.table} where ${[byPattern(column), ...conditions].join(' and ')}`;
}
