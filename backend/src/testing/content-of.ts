import { query } from '../embedded-postgres/query.js';
import { A_DAY_OF_STATISTICS } from './schema-of.js';

/** What each table of these schemas holds, as one hash; not whether it was restored. */
export async function contentOf(url: string, ...schemas: readonly string[]): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('${schemas.join("', '")}') and tablename not in ('migrations', 'rate_limits', 'restored_backup')
       and tablename !~ '${A_DAY_OF_STATISTICS}' order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables as { name: string }[]) {
    const [row] = await query(
      url,
      `select count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) as hash from ${name} t`,
    );
    content[name] = row;
  }
  return content;
}
