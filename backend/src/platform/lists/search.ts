import type { Order } from './sorting.js';

/** Where somebody may look for a text. */
export interface Search<Filter extends string> {
  /** What a row is found by, in small letters: a text is found in any part of it. */
  readonly column: string;
  /** The table whose index finds the few rows that fit by groups of three letters, and how that index knows the filters. */
  readonly index: { readonly table: string; readonly filters?: Readonly<Partial<Record<Filter, string>>> };
}

/** What many rows have is found among the newest, what some have a little deeper, what few have by the index. */
const READ_IN_ORDER = 500;
const READ_DEEPER = 20_000;
const SAMPLED = 100;
/** Nobody reads on to the end of a longer list. */
export const COUNTED_UP_TO = 10_000;

export const inOrder = ({ as, way }: Order): string => `order by ${as} ${way}, id ${way}`;
/** What rows are ordered by, as a select has it. */
export const keyOf = ({ by, as }: Order): string => (by === as ? by : `${by} as ${as}`);

const WANTED = ':limit::int + 1';
const fits = (column: string) => `strpos(${column}, (select lower(:text::text))) > 0`;

/**
 * SQL that looks for `:text` in the first rows, and deeper while that is likely to fill the page: ids of the page and of the row after
 * it, how many were found, whether these rows were all, whether about every second row fits, and, where not, what some are found by.
 * @param first rows in this order, of these columns, at most so many
 */
export function nearestRows(
  { column }: Search<string>,
  sorted: Order,
  first: (columns: string, limit: string) => string,
): string {
  const order = inOrder(sorted);
  const columns = `id, ${keyOf(sorted)}, ${column} as looked_through`;
  const isLikely = `not "isAll" and fitting < ${WANTED} and 2 * ${String(READ_IN_ORDER)} * (${WANTED}) <= ${String(READ_DEEPER)} * fitting`;
  const depth = `(select case when ${isLikely} then 2 * ${String(READ_IN_ORDER)} * (${WANTED}) / fitting else 0 end from known)`;
  return `with nearest as materialized (
      select id, ${sorted.as}, ${fits('looked_through')} as fits from ${first(columns, String(READ_IN_ORDER))} newest
    ), known as (
      select count(*) < ${String(READ_IN_ORDER)} as "isAll", count(*) filter (where fits) as fitting,
        2 * count(*) filter (where fits) > count(*) as "isCommon" from nearest
    ), found as (
      select id, ${sorted.as} from nearest where fits and not (select ${isLikely} from known)
      union all
      (select id, ${sorted.as} from ${first(columns, depth)} newest where ${fits('looked_through')} ${order} limit ${WANTED})
    )
    select array(select id from found ${order} limit ${WANTED}) as ids, in_all.fitting, "isAll", "isCommon",
      case when "isAll" or "isCommon" then '{}'
        else array(select looked_through from ${first(columns, String(SAMPLED))} newest) end as sample
    from known, (select count(*)::int as fitting from found) in_all`;
}

/** SQL that counts all rows with `:text`, as far as anybody wants to know, by the index, which is asked for `:pattern`. */
export function countByIndex({ column, index }: Search<string>, conditions: readonly string[]): string {
  const all = [`${column} like lower(:pattern::text)`, fits(column), ...conditions];
  return upToTheLimit(`select 1 from ${index.table} where ${all.join(' and ')}`);
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
  `select count(*)::int as fitting from (${rows} limit ${String(COUNTED_UP_TO + 1)}) counted`;

/** SQL that finds all rows with `:text`, of which the index is asked for `:pattern`: ids of the page and of the row after it, and how many there are. */
export function rowsAnywhere(
  { column, index }: Search<string>,
  { by, way }: Order,
  conditions: readonly string[],
  start: string,
): string {
  const all = [`${column} like lower(:pattern::text)`, fits(column), ...conditions].join(' and ');
  return `select coalesce((array_agg(id order by ${by} ${way}, id ${way}) filter (where ${start}))[1: ${WANTED}], '{}') as ids,
    count(*)::int as fitting from ${index.table} where ${all}`;
}
