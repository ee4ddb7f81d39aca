import { z } from 'zod';

/** The first line: describes the data and the schema it fits. */
export const Heading = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the product that wrote it. */
  program: z.string().optional(),
  /** Names of the migrations applied to the database. */
  migrations: z.array(z.string()),
  /** Fingerprints of the current secrets of the installation that wrote it, if the backup had access to them. */
  secrets: z.object({ session: z.string(), link: z.string() }).optional(),
});
export type Heading = z.infer<typeof Heading>;
export type MadeWith = Heading['secrets'];

/** The last line; a file without it is truncated. */
export const Ending = z.object({ rows: z.record(z.string(), z.number().int()) });

export const HEADING = '-- courtyard ';
export const ENDING = '-- end ';
/** Like `pg_dump`; rows follow until a line with a backslash and a period. */
export const COPY = /^COPY ([\w."]+) (\([\w ,"]+\)) FROM stdin;$/;
export const END_OF_ROWS = '\\.';

/** Explains why a file cannot be restored, or not here. */
export class NotRestored extends Error {}
