import { Jobs } from '../../platform/jobs/jobs.js';
import { withApplication } from './with-application.js';

/** Retries parked jobs for another day. The product may be running. */
await withApplication(async (app) => {
  const count = await app.get(Jobs, { strict: false }).retryParked();
  console.log(count === 1 ? '1 parked job is tried again.' : `${String(count)} parked jobs are tried again.`);
});
