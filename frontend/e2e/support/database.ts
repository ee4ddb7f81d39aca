import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

interface Connection {
  port: number;
  password: string;
}

/** Runs a statement on the embedded database of the server under test, for what has no screen. */
export async function inDatabase(
  statement: string,
  values: readonly unknown[] = [],
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Record<string, unknown>[]> {
  const file = path.join(dataDir, 'postgres', 'connection.json');
  const { port, password } = JSON.parse(await readFile(file, 'utf8')) as Connection;
  const client = new Client({ host: '127.0.0.1', port, user: 'courtyard', password, database: 'courtyard' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
