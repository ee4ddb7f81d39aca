import { createTestDatabase, type TestDatabase } from '../../../../../platform/testing/test-database.js';
import { sized } from '../../../../../testing/faults/sized.js';
import { LANES } from './sending-loop.js';
import { FaultStage } from '../../../../../testing/faults/fault-stage.js';

const RECIPIENTS = sized({ short: 600, long: 1_500 });

let database: TestDatabase;
let stage: FaultStage;
beforeAll(async () => {
  database = await createTestDatabase();
  stage = new FaultStage(database.url);
  await stage.prepare(RECIPIENTS);
});
afterAll(async () => {
  await stage.clear();
  await database.drop();
});

it('reaches everyone under one Message-ID, whatever is killed or breaks in the meantime', async () => {
  const [first, second] = await Promise.all([stage.startWorker(), stage.startWorker()]);
  await stage.taken(RECIPIENTS / 6);
  await first.end('SIGKILL');
  await stage.taken(RECIPIENTS / 3);
  await stage.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  await stage.taken(RECIPIENTS / 2);
  await second.end();
  await stage.startWorker();
  await stage.finished();

  const { rawDuplicates, ...outcome } = await stage.outcome();
  expect(outcome).toEqual({
    status: 'sent',
    byStatus: { sent: RECIPIENTS },
    skipped: 0,
    repeated: 0,
    miscounted: 0,
  });
  expect(rawDuplicates).toBeLessThanOrEqual(LANES);
});
