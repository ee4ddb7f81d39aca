import pg from 'pg';
import { createTestDatabase } from './test-database.js';

it('gives every test file a migrated database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    );
    await client.end();
    expect(rows[0]?.tables).toBeGreaterThan(0);
    expect(other.url).not.toBe(one.url);
  } finally {
    await Promise.all([one.drop(), other.drop()]);
  }
});
