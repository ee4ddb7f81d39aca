import { Jobs } from '../../platform/jobs/jobs.js';
import { withApplication } from './with-application.js';

/** Gives the jobs that were parked another day. The product may be running meanwhile. */
await withApplication(async (app) => {
  const count = await app.get(Jobs, { strict: false }).retryParked();
  console.log(count === 1 ? '1 parked job is tried again.' : `${String(count)} parked jobs are tried again.`);
});
