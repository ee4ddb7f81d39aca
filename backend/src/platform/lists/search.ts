import type { Order } from './sorting.js';

/** Where somebody may look for a text. */
export interface Search<Filter extends string> {
  /** What a row is found by, as `search_key` writes it: a text is found in any part of it. */
  readonly column: string;
  /** The table whose index finds the few rows that fit by groups of three letters, and how that index knows the filters. */
  readonly index: { readonly table: string; readonly filters?: Readonly<Partial<Record<Filter, string>>> };
}

/** What many rows have is found among the newest, what few have by the index. */
const READ_IN_ORDER = 500;
const SAMPLED = 100;
/** Nobody reads on to the end of a longer list. */
export const COUNTED_UP_TO = 10_000;

export const inOrder = ({ as, way }: Order): string => `order by ${as} ${way}, id ${way}`;
/** What rows are ordered by, as a select has it. */
export const keyOf = ({ by, as }: Order): string => (by === as ? by : `${by} as ${as}`);

const WANTED = ':limit::int + 1';
/** SQL for a text that has what `:pattern` stands for, whatever the accents and capitals of both; see the function in the migrations. */
export const isFound = (text: string, pattern: string) => `search_key(${text}) like search_key(${pattern}::text)`;

const fits = (column: string) => `${column} like (select search_key(:containing::text))`;
/** The index is asked for the pattern alone; what it finds is looked through where that is less than the text. */
const byPattern = (column: string) =>
  `${column} like search_key(:pattern::text) and (:pattern = :containing or ${fits(column)})`;

/**
 * SQL that looks for `:containing` in the first rows: ids of the page and of the row after it, how many fit, whether these rows were all,
 * whether about every second row fits, and, where not, what some are found by.
 * @param first rows in this order, of these columns, at most so many
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

/** SQL that counts all rows with what is looked for, as far as anybody wants to know, by the index, which is asked for `:pattern`. */
export function countByIndex({ column, index }: Search<string>, conditions: readonly string[]): string {
  return upToTheLimit(`select 1 from ${index.table} where ${[byPattern(column), ...conditions].join(' and ')}`);
}

/** The same, one row after the other, which is soon over where most rows fit. */
export function countInOrder(
  { column }: Search<string>,
  sorted: Order,
  first: (columns: string, limit: string) => string,
): string {
  const rows = first(`id, ${keyOf(sorted)}, ${column} as looked_through`, 'null');
  return upToTheLimit(`select 1 from ${rows} newest where ${fits('looked_through')}`);
}

const upToTheLimit = (rows: string) =>
  `select count(*)::int as rows from (${rows} limit ${String(COUNTED_UP_TO + 1)}) counted`;

/** SQL that finds all rows with what is looked for, of which the index is asked for `:pattern`: ids of the page and of the row after it, and how many there are. */
export function rowsAnywhere(
  { column, index }: Search<string>,
  { by, way }: Order,
  conditions: readonly string[],
  start: string,
): string {
  return `select coalesce((array_agg(id order by ${by} ${way}, id ${way}) filter (where ${start}))[1: ${WANTED}], '{}') as ids,
    count(*)::int as fitting from ${index.table} where ${[byPattern(column), ...conditions].join(' and ')}`;
}
