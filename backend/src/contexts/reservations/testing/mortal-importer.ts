import { DataSource } from 'typeorm';
import { EventOutbox } from '../../../platform/events/event-outbox.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { applicationOptions, jobsPool } from '../../../platform/persistence/data-source.js';
import { Database } from '../../../platform/persistence/database.js';
import { EventRecorder } from '../../../platform/persistence/event-recorder.js';
import { readRestaurantProfile } from '../../../platform/restaurant/restaurant-profile.js';
import { SystemClock } from '../../../platform/system-clock.js';
import { watch } from '../../../platform/testing/watched-pool.js';
import { UuidIds } from '../../../platform/uuid-ids.js';
import { ReservationImportsService } from '../adapters/import/reservation-imports.service.js';
import { ReservationImports } from '../adapters/persistence/reservation-imports.query.js';

/** Works on an import, and is killed with SIGKILL before its n-th statement. */
const [url = '', importId = '', lastStep = ''] = process.argv.slice(2);
let steps = 0;

const pool = jobsPool(url, () => undefined);
const clock = new SystemClock();
const ids = new UuidIds();
const database = new Database(
  new DataSource(applicationOptions(url, [])),
  { calls: pool, jobs: pool },
  new EventRecorder(ids, clock),
);
const service = new ReservationImportsService(
  new ReservationImports(database),
  new Jobs(database, ids, url, false),
  database,
  new EventOutbox(database),
  readRestaurantProfile(),
  clock,
  ids,
);
watch(pool, () => {
  steps += 1;
  if (steps === Number(lastStep)) process.kill(process.pid, 'SIGKILL');
});
await service.work({ id: importId });
process.exit(0);
