import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { contractRepositoryContract } from '../../testing/contract.repository.contract.js';
import { ContractSchema, TypeOrmContractRepository } from './typeorm-contract.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let contracts: TypeOrmContractRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [ContractSchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  contracts = new TypeOrmContractRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('contracts in PostgreSQL', () => {
  contractRepositoryContract(() => ({ contracts, transaction: database, ids }));
});
