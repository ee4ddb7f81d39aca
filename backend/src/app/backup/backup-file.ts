import { z } from 'zod';

/** The first line: what the data is, and on which schema it fits. */
export const Heading = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The version that made it. */
  program: z.string().optional(),
  /** Names of the migrations that the database had seen. */
  migrations: z.array(z.string()),
  /** Fingerprints of the newest secrets of the installation that made it, where the backup could see them. */
  secrets: z.object({ session: z.string(), link: z.string() }).optional(),
});
export type Heading = z.infer<typeof Heading>;
export type MadeWith = Heading['secrets'];

/** The last line: without it the file is cut off. */
export const Ending = z.object({ rows: z.record(z.string(), z.number().int()) });

export const HEADING = '-- courtyard ';
export const ENDING = '-- end ';
/** Like `pg_dump`; rows follow until a line with a backslash and a period. */
export const COPY = /^COPY ([\w."]+) (\([\w ,"]+\)) FROM stdin;$/;
export const END_OF_ROWS = '\\.';

/** Why a file cannot be restored, or not here. */
export class NotRestored extends Error {}
