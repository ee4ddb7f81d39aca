import type { TestApp } from '../../../platform/testing/test-app.js';

/** Rows of all tables that hold one of the texts anywhere, as text or as bytes; in them, `but` is overlooked. */
export async function rowsHolding(
  app: TestApp,
  texts: readonly string[],
  but?: string,
): Promise<{ table: string; row: string }[]> {
  const tables = await app.database.query<{ name: string }[]>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const sought = texts.flatMap((text) => [text.toLowerCase(), Buffer.from(text).toString('hex')]);
  const found: { table: string; row: string }[] = [];
  for (const { name } of tables) {
    const rows = await app.database.query<{ row: string }[]>(`select lower(to_jsonb(t)::text) as row from ${name} t`);
    const stored = rows.map(({ row }) => (but === undefined ? row : row.replaceAll(but, '')));
    const containing = stored.filter((row) => sought.some((text) => row.includes(text)));
    found.push(...containing.map((row) => ({ table: name.replace('public.', ''), row })));
  }
  return found;
}
