import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { scheduledContentRepositoryContract } from '../../testing/scheduled-content.repository.contract.js';
import { ScheduledContentSchema, TypeOrmScheduledContentRepository } from './typeorm-scheduled-content.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let contents: TypeOrmScheduledContentRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [ScheduledContentSchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  contents = new TypeOrmScheduledContentRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('scheduled content in PostgreSQL', () => {
  scheduledContentRepositoryContract(() => ({ contents, transaction: database, ids }));
});
