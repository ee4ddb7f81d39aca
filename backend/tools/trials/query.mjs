import pg from 'pg';

/** One statement over a connection of its own. Answers the rows. */
export async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
