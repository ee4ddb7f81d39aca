/** Where somebody may look for a text. */
export interface Search<Filter extends string> {
  /** What a row is found by, in small letters: a text is found in any part of it. */
  readonly column: string;
  /** The table whose index finds the few rows that fit by groups of three letters, and how that index knows the filters. */
  readonly index: { readonly table: string; readonly filters?: Readonly<Partial<Record<Filter, string>>> };
}

/** What many rows have is found among the newest, what some have a little deeper, what few have by the index. */
const READ_IN_ORDER = 1_000;
const READ_DEEPER = 20_000;
const SAMPLED = 100;

const WANTED = ':limit::int + 1';
const fits = (column: string) => `strpos(${column}, (select lower(:text::text))) > 0`;

/**
 * SQL that looks for `:text` in the newest rows, and deeper while that is likely to fill the page: ids of the page and of the row after
 * it, how many were found, whether these rows were all, and what some of them are found by.
 * @param newest rows in this order, of these columns, at most so many
 */
export function nearestRows(
  { column }: Search<string>,
  newestBy: string,
  newest: (columns: string, limit: string) => string,
): string {
  const order = `order by ${newestBy} desc, id desc`;
  const columns = `id, ${newestBy}, ${column} as looked_through`;
  const isLikely = `not "isAll" and 2 * ${String(READ_IN_ORDER)} * (${WANTED}) <= ${String(READ_DEEPER)} * fitting`;
  const depth = `(select case when ${isLikely} then 2 * ${String(READ_IN_ORDER)} * (${WANTED}) / fitting else 0 end from known)`;
  return `with nearest as materialized (
      select *, ${fits('looked_through')} as fits from ${newest(columns, String(READ_IN_ORDER))} newest
    ), known as (
      select count(*) < ${String(READ_IN_ORDER)} as "isAll", count(*) filter (where fits) as fitting from nearest
    ), deeper as (
      select id, ${newestBy} from (
        select * from ${newest(columns, depth)} newest ${order} offset ${String(READ_IN_ORDER)}
      ) rest where ${fits('looked_through')} ${order} limit (select greatest(${WANTED} - fitting, 0) from known)
    ), found as (
      select id, ${newestBy} from nearest where fits union all select id, ${newestBy} from deeper
    )
    select array(select id from found ${order} limit ${WANTED}) as ids, (select count(*)::int from found) as fitting, "isAll",
      array(select looked_through from nearest limit ${String(SAMPLED)}) as sample
    from known`;
}

/** SQL that finds all rows with `:text`, of which the index is asked for `:pattern`: ids of the page and of the row after it, and how many there are. */
export function rowsAnywhere(
  { column, index }: Search<string>,
  newestBy: string,
  conditions: readonly string[],
  start: string,
): string {
  const all = [`${column} like lower(:pattern::text)`, fits(column), ...conditions].join(' and ');
  return `select coalesce((array_agg(id order by ${newestBy} desc, id desc) filter (where ${start}))[1: ${WANTED}], '{}') as ids,
    count(*)::int as fitting from ${index.table} where ${all}`;
}
