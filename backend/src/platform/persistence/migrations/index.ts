import type { Migration } from '../baselines.js';
import { BackupRuns2000000000112 } from './2000000000112-backup-runs.js';
import { LimitsWithoutAge2000000000045 } from './2000000000045-limits-without-age.js';
import { EventsOfPeople2000000000013 } from './2000000000013-events-of-people.js';
import { OrderOfSealedLines2000000000132 } from './2000000000132-order-of-sealed-lines.js';
import { Platform2000000000001 } from './2000000000001-platform.js';
import { RestoredBackup2000000000150 } from './2000000000150-restored-backup.js';
import { SearchKey2000000000152 } from './2000000000152-search-key.js';
import { ThreadVersions2000000000121 } from './2000000000121-thread-versions.js';
import { TrailSeals2000000000111 } from './2000000000111-trail-seals.js';

/** Tables of the platform; contexts have their own migrations. A released migration is never edited. */
export const platformMigrations: readonly Migration[] = [
  Platform2000000000001,
  EventsOfPeople2000000000013,
  LimitsWithoutAge2000000000045,
  TrailSeals2000000000111,
  BackupRuns2000000000112,
  ThreadVersions2000000000121,
  OrderOfSealedLines2000000000132,
  RestoredBackup2000000000150,
  SearchKey2000000000152,
];
