import type { Jobs } from '../jobs/jobs.js';
import type { Database } from '../persistence/database.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

const database = { pool: { query: () => Promise.resolve() }, hasRoom: true } as unknown as Database;
const jobs = { answers: () => Promise.resolve(true) } as unknown as Jobs;

it('lives on when it is about to stop, but tells the proxy, and is not ready', async () => {
  const readiness = new Readiness(database, jobs);
  const health = new HealthController(readiness);
  expect(health.health()).toEqual({ status: 'ok' });
  await expect(health.ready()).resolves.toEqual({ status: 'ok' });

  readiness.stop();
  expect(health.health()).toEqual({ status: 'stopping' });
  await expect(health.ready()).rejects.toThrow('not ready');
});
