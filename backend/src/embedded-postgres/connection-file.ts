import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createFile } from './create-file.js';
import { readIfPresent } from './read-if-present.js';

const Connection = z.object({
  port: z.number().int(),
  /** The superuser is the launcher's alone; the application logs in with less. */
  superuserPassword: z.string().min(1),
  password: z.string().min(1),
});
export type Connection = z.infer<typeof Connection>;

const fileIn = (directory: string) => path.join(directory, 'connection.json');

export async function readOrCreateConnection(directory: string): Promise<Connection> {
  const stored = await readIfPresent(fileIn(directory));
  if (stored !== null) return parse(stored, directory);
  const secret = () => randomBytes(24).toString('base64url');
  const connection = { port: 0, superuserPassword: secret(), password: secret() };
  await writeConnection(directory, connection);
  return connection;
}

export async function writeConnection(directory: string, connection: Connection): Promise<void> {
  const draft = `${fileIn(directory)}.new`;
  await createFile(draft, JSON.stringify(connection));
  await rename(draft, fileIn(directory));
}

function parse(text: string, directory: string): Connection {
  try {
    return Connection.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${fileIn(directory)} is damaged.`, { cause: error });
  }
}
