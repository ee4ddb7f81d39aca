import { createTestDatabase, type TestDatabase } from '../../../../../platform/testing/test-database.js';
import { sized } from '../../../../../testing/faults/sized.js';
import { LANES } from './sending-loop.js';
import { FaultStage } from '../../../testing/faults/fault-stage.js';

const RECIPIENTS = sized({ short: 600, long: 1_500 });

let database: TestDatabase;
let stage: FaultStage;
beforeAll(async () => {
  database = await createTestDatabase();
  stage = new FaultStage(database.url);
  await stage.prepare(RECIPIENTS);
  await stage.sql(`update email_campaigns set subject_b = 'Good evening', subject_test_hours = 0`);
});
afterAll(async () => {
  await stage.clear();
  await database.drop();
});

it('reaches everyone once if senders are killed while two subjects are tested and afterwards', async () => {
  const [first, second] = await Promise.all([stage.startWorker(), stage.startWorker()]);
  await stage.taken(RECIPIENTS / 30);
  await stage.kill(first);
  await stage.taken(RECIPIENTS / 3);
  await stage.kill(second);
  await stage.startWorker();
  await stage.finished();

  const { rawDuplicates, ...outcome } = await stage.outcome();
  expect(outcome).toEqual({
    status: 'sent',
    byStatus: { sent: RECIPIENTS },
    ...{ skipped: 0, repeated: 0, miscounted: 0 },
  });
  expect(rawDuplicates).toBeLessThanOrEqual(2 * LANES);
  const winners = await stage.sql<{ winner: string }>('select subject_winner as winner from email_sendings');
  expect(winners).toEqual([{ winner: 'A' }]);
});
