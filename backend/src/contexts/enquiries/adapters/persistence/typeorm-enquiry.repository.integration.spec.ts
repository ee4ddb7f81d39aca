import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { enquiryRepositoryContract } from '../../testing/enquiry.repository.contract.js';
import { EnquirySchema, TypeOrmEnquiryRepository } from './typeorm-enquiry.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let enquiries: TypeOrmEnquiryRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [EnquirySchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  enquiries = new TypeOrmEnquiryRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('enquiries in PostgreSQL', () => {
  enquiryRepositoryContract(() => ({ enquiries, transaction: database, ids }));
});
