import { EventRecorder } from '../../platform/persistence/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../platform/persistence/data-source.js';
import { Database } from '../../platform/persistence/database.js';
import { SystemClock } from '../../platform/system-clock.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { UuidIds } from '../../platform/uuid-ids.js';
import { TypeOrmAutomationRepository } from './automations/adapters/persistence/typeorm-automation.repository.js';
import { TypeOrmCampaignRepository } from './campaigns/adapters/persistence/typeorm-campaign.repository.js';
import { PgSuppressions } from './contacts/adapters/persistence/suppressions.query.js';
import { TypeOrmContactRepository } from './contacts/adapters/persistence/typeorm-contact.repository.js';
import { TypeOrmSegmentRepository } from './contacts/adapters/persistence/typeorm-segment.repository.js';
import { tableSchemas } from '../../platform/persistence/table-schema.js';
import { TypeOrmTemplateRepository } from './templates/adapters/persistence/typeorm-template.repository.js';
import { repositoriesContract } from './testing/repositories.contract.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let subject: ReturnType<Parameters<typeof repositoriesContract>[0]>;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [...tableSchemas]));
  const calls = callsPool(dataSource);
  const database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  subject = {
    contacts: new TypeOrmContactRepository(database),
    segments: new TypeOrmSegmentRepository(database),
    suppressions: new PgSuppressions(database),
    templates: new TypeOrmTemplateRepository(database),
    campaigns: new TypeOrmCampaignRepository(database),
    automations: new TypeOrmAutomationRepository(database),
    transaction: database,
    ids,
  };
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('in PostgreSQL', () => {
  repositoriesContract(() => subject);
});
