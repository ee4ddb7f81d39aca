import { query } from '../embedded-postgres/query.js';

/** pg-boss adds and drops a partition for each day: two databases made around midnight differ in them. */
export const A_DAY_OF_STATISTICS = String.raw`queue_stats_\d{8}`;

const SCHEMA = `
  select line from (
  select concat_ws(' ', table_schema, table_name, ordinal_position, column_name, data_type, datetime_precision, is_nullable,
      column_default, generation_expression) as line
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
  union all select concat_ws(' ', oid::regclass, relkind, relpersistence, reloptions) from pg_class
    where relnamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'information_schema')
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace <> 'information_schema'::regnamespace
  union all select concat_ws(' ', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace in ('public'::regnamespace) and prokind = 'f'
  union all select concat_ws(' ', schemaname, viewname, definition) from pg_views where schemaname = 'public'
  ) as lines where line !~ '${A_DAY_OF_STATISTICS}'
  order by line`;

/** Everything that migrations make, one line each. */
export async function schemaOf(url: string): Promise<unknown[]> {
  const rows = await query(url, SCHEMA);
  return rows.map(({ line }) => line);
}
