import { query } from '../../../../embedded-postgres/query.js';
import { EventRecorder } from '../../../../platform/persistence/event-recorder.js';
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

  const insertAt = (slot: string) =>
    `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time)
     values (uuidv7(), 'Ana Reyes', 'ana@mail.example', '2', '2026-12-01', '${slot}')`;

  it.each([
    ["status = 'seated'"],
    ["outcome = 'left'"],
    ["source = 'fax'"],
    ["area = 'roof'"],
    ["rain_plan = 'umbrella'"],
    ['offered_until = now()'],
    ["status = 'confirmed', waits_since = now()"],
    ['waits_first = true'],
  ])('refuses a row with %s', async (change) => {
    await runSql(cluster.url, insertAt('1:00 PM'));
    const changing = runSql(cluster.url, `update reservation_requests set ${change}`);
    await expect(changing).rejects.toThrow('reservation_requests_sound');
  });

  it.each([
    ['10:00 AM', '10:00'],
    ['12:30 PM', '12:30'],
    ['5:00 PM', '17:00'],
  ])('stores the time of a visit at %s', async (slot, clock) => {
    await runSql(cluster.url, insertAt(slot));
    const moments = await query(
      cluster.url,
      'select visit_at from reservation_requests order by created_at desc limit 1',
    );
    expect(moments).toEqual([{ visit_at: new Date(`2026-12-01T${clock}Z`) }]);
  });
});
