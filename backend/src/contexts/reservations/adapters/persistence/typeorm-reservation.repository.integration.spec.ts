import { EventRecorder } from '../../../../platform/events/event-recorder.js';
import { applicationOptions, callsPool, connect } from '../../../../platform/persistence/data-source.js';
import { Database } from '../../../../platform/persistence/database.js';
import { SystemClock } from '../../../../platform/system-clock.js';
import { runSql } from '../../../../platform/testing/sql.js';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { reservationRepositoryContract } from '../../testing/reservation.repository.contract.js';
import { ReservationSchema } from './reservation.schema.js';
import { TypeOrmReservationRepository } from './typeorm-reservation.repository.js';

const ids = new UuidIds();

let cluster: TestDatabase;
let database: Database;
let reservations: TypeOrmReservationRepository;
let stop: () => Promise<void>;
beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(applicationOptions(cluster.url, [ReservationSchema]));
  const calls = callsPool(dataSource);
  database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(ids, new SystemClock()));
  reservations = new TypeOrmReservationRepository(database);
  stop = () => dataSource.destroy();
});
afterAll(async () => {
  await stop();
  await cluster.drop();
});

describe('reservations in PostgreSQL', () => {
  reservationRepositoryContract(() => ({
    ids,
    reservations,
    transaction: database,
    changeElsewhere: (id) =>
      runSql(cluster.url, `update reservation_requests set admin_notes = 'Changed elsewhere' where id = '${id}'`),
  }));
});
