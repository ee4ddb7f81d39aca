import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** Contents of a backup at the time of its snapshot; stored in a file next to it. */
export const Manifest = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number().int()),
  newestEvent: z.object({ id: z.string(), occurredAt: z.iso.datetime() }).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

export const NEWEST_EVENT =
  'select id, occurred_at as at from public.events order by occurred_at desc, id desc limit 1';

export const manifestOf = (file: string) => `${file}.json`;

export const rowsIn = ({ tables }: Manifest) => Object.values(tables).reduce((sum, count) => sum + count, 0);

export const requestsIn = ({ tables }: Manifest) => tables['public.reservation_requests'] ?? 0;

export const newestEventIn = ({ newestEvent }: Manifest) => newestEvent && new Date(newestEvent.occurredAt);

/** Written last: a backup with a manifest is complete. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const draft = `${manifestOf(file)}.part`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, manifestOf(file));
}

/** Null if there is none, or it cannot be read. */
export async function readManifest(file: string): Promise<Manifest | null> {
  try {
    return Manifest.parse(JSON.parse(await readFile(manifestOf(file), 'utf8')));
  } catch {
    return null;
  }
}
