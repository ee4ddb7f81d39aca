import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { approvalItemRepositoryContract } from '../../testing/approval-item.repository.contract.js';
import { ApprovalItemSchema, TypeOrmApprovalItemRepository } from './typeorm-approval-item.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let items: TypeOrmApprovalItemRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [ApprovalItemSchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  items = new TypeOrmApprovalItemRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('approval items in PostgreSQL', () => {
  approvalItemRepositoryContract(() => ({ items, transaction: database, ids }));
});
