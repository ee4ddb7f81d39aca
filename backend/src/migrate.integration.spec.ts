import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingValueOf } from './contexts/feature-settings/feature-setting.js';
import { otherTimes } from './contexts/reservations/domain/other-times.js';
import { waitlist } from './contexts/reservations/domain/waitlist.js';
import { aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';
import { query } from './embedded-postgres/query.js';
import type { FeatureSetting } from './kernel/feature-settings.js';
import { migrate, migrations } from './app/migrate.js';
import { migrate as run } from './platform/persistence/migrate.js';
import { runSql } from './platform/testing/sql.js';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.js';
import { baselines, databaseBeforeBaselines } from './testing/before-baselines.js';
import { contentOf } from './testing/content-of.js';
import { ProductProcess } from './testing/product-process.js';
import { schemaOf } from './testing/schema-of.js';

let older: TestDatabase;
beforeEach(async () => {
  older = await databaseBeforeBaselines();
});
afterEach(() => older.drop());

/** Migrations run by their numbers, whichever context they belong to. */
const numberOf = (name: string) => Number(name.slice(-13));
const recorded = async (name: string) => {
  const rows = await query(older.url, `select name from migrations where name like '${name}' order by id`);
  return rows.map((row) => row['name']);
};

describe('a database that the migrations before the baselines have made', () => {
  it('comes along as it is: every row, and the schema of a new one', async () => {
    const before = await contentOf(older.url, 'public');
    await run(older.url, baselines);
    expect(await contentOf(older.url, 'public')).toEqual(before);
    await migrate(older.url);
    const fresh = await createTestDatabase();
    try {
      expect(await schemaOf(older.url)).toEqual(await schemaOf(fresh.url));
    } finally {
      await fresh.drop();
    }
  });

  it('leaves the guest page off, while new installations start with it on', async () => {
    const guestPage = (url: string) => query(url, `select is_on from house_options where id = 'guest-page'`);
    await migrate(older.url);
    expect(await guestPage(older.url)).toEqual([]);
    const fresh = await createTestDatabase('template1');
    try {
      await migrate(fresh.url);
      expect(await guestPage(fresh.url)).toEqual([{ is_on: true }]);
    } finally {
      await fresh.drop();
    }
  });

  it('still holds times and tables for as long as the owner chose', async () => {
    await run(
      older.url,
      migrations.filter(({ name }) => numberOf(name) < 2_000_000_000_320),
    );
    await runSql(
      older.url,
      `insert into house_options (id, is_on, figures, updated_at) values
         ('other-times', true, '{"keptHours": 48, "keptNear": 3}', now()), ('waiting-list', true, '{"keptMinutes": 90}', now())
       on conflict (id) do update set figures = excluded.figures`,
    );
    await migrate(older.url);
    const chosenOf = async (option: FeatureSetting) => {
      const rows = await query(older.url, `select figures from house_options where id = '${option.id}'`);
      return settingValueOf(option, { isOn: true, figures: rows[0]?.['figures'] as Record<string, number> }).figures;
    };
    expect(await chosenOf(otherTimes)).toEqual({ holdHours: 48, holdHoursNear: 3 });
    expect(await chosenOf(waitlist)).toEqual({ holdMinutes: 90, holdMinutesSameDay: 20 });
  });

  it('is recorded once, even if several processes start together, and preserves its old records', async () => {
    const before = await recorded('%1000000000___');
    await Promise.all([1, 2, 3].map(() => migrate(older.url)));
    await migrate(older.url);
    const inOrder = migrations.map(({ name }) => name).sort((one, other) => numberOf(one) - numberOf(other));
    expect(await recorded('%')).toEqual([...before, ...inOrder]);
  });

  it('works: its owner signs in, reads existing data and adds to it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'courtyard-older-'));
    const product = await ProductProcess.on({ DATA_DIR: directory, DATABASE_URL: older.url, JOBS: 'off' });
    try {
      await product.start();
      const headers = { Cookie: await product.signIn('staff', 'staff@bistro.example') };
      const names = async () => {
        const answer = await fetch(product.url('staff/reservations'), { headers });
        return ((await answer.json()) as { customerName: string }[]).map(({ customerName }) => customerName);
      };
      const before = await names();
      expect(before).toContain('Marcus Bell');
      expect((await product.post('reservations', aReservationRequest({ customerName: 'Nora New' }))).status).toBe(201);
      expect(await names()).toEqual(['Nora New', ...before]);
    } finally {
      await product.end();
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('is refused and left alone while some of those migrations are missing', async () => {
    await runSql(older.url, `delete from migrations where name like '%1000000000118'`);
    const schema = await schemaOf(older.url);
    const records = await recorded('%');
    await expect(migrate(older.url)).rejects.toThrow(
      "This data is too old for this version: 'ApprovedAutomations1000000000118' of its migrations",
    );
    expect([await schemaOf(older.url), await recorded('%')]).toEqual([schema, records]);
  });
});
