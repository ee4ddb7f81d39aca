import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isCode } from './is-code.js';

const Connection = z.object({
  port: z.number().int(),
  /** The superuser is the launcher's alone; the application logs in with less. */
  superuserPassword: z.string().min(1),
  password: z.string().min(1),
});
export type Connection = z.infer<typeof Connection>;

const fileIn = (directory: string) => path.join(directory, 'connection.json');

export async function readOrCreateConnection(directory: string): Promise<Connection> {
  try {
    return Connection.parse(JSON.parse(await readFile(fileIn(directory), 'utf8')));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw new Error(`${fileIn(directory)} is damaged.`, { cause: error });
  }
  const secret = () => randomBytes(24).toString('base64url');
  const connection = { port: 0, superuserPassword: secret(), password: secret() };
  await writeConnection(directory, connection);
  return connection;
}

export async function writeConnection(directory: string, connection: Connection): Promise<void> {
  const draft = `${fileIn(directory)}.new`;
  await writeFile(draft, JSON.stringify(connection), { mode: 0o600 });
  await rename(draft, fileIn(directory));
}
