import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { messageRepositoryContract } from '../../testing/message.repository.contract.js';
import { MessageSchema, TypeOrmMessageRepository } from './typeorm-message.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let messages: TypeOrmMessageRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [MessageSchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  messages = new TypeOrmMessageRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('messages in PostgreSQL', () => {
  messageRepositoryContract(() => ({ messages, transaction: database, ids }));
});
