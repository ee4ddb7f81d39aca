import { migrations } from './app/migrate.js';
import type { Migration } from './platform/persistence/baselines.js';
import { connect, migrationOptions } from './platform/persistence/data-source.js';
import { migrate } from './platform/persistence/migrate.js';
import { runSql } from './platform/testing/sql.js';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.js';
import { compareVersions } from './platform/config/version.js';
import { lastRelease } from './testing/last-release.js';
import { breachesBetween, groundOf } from './testing/older-program.js';

const numberOf = ({ name }: Migration) => Number(name.slice(-13));

/** What each of them takes from a program that does not know it, apart from what that program has stopped using. */
async function breachesOf(url: string, newer: readonly Migration[], version: string): Promise<string[]> {
  const dataSource = await connect(migrationOptions(url, []));
  const runner = dataSource.createQueryRunner();
  const breaches: string[] = [];
  try {
    for (const One of newer.toSorted((one, other) => numberOf(one) - numberOf(other))) {
      const before = await groundOf(url);
      await new One().up(runner);
      if (One.unusedSince !== undefined && compareVersions(One.unusedSince, version) <= 0) continue;
      breaches.push(...breachesBetween(before, await groundOf(url)).map((breach) => `${One.name}: ${breach}`));
    }
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
  return breaches;
}

const migrationOf = (sql: string, unusedSince?: string): Migration =>
  class Probe2000000000999 {
    static readonly unusedSince = unusedSince;
    up = async (runner: { query: (sql: string) => Promise<unknown> }) => {
      await runner.query(sql);
    };
    down = () => Promise.resolve();
  };

describe('a database of the last release', () => {
  const { version, migrations: released } = lastRelease();
  const isReleased = ({ name }: Migration) => released.includes(name);
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  afterAll(() => database.drop());

  it('has migrations that are all still there', () => {
    const names = migrations.map(({ name }) => name);
    expect(released.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is brought up to date by newer ones on which the program of that release runs on', async () => {
    await migrate(database.url, migrations.filter(isReleased));
    const newer = migrations.filter((migration) => !isReleased(migration));
    expect(await breachesOf(database.url, newer, version)).toEqual([]);
  });
});

describe('a newer migration', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  beforeEach(async () => {
    await runSql(
      database.url,
      'drop schema public cascade',
      'create schema public',
      `create table probes (id int primary key, kind text not null default 'a' constraint probes_kind check (kind in ('a', 'b')),
         note varchar(40), code text unique);
       create function probe_of(int) returns int language sql as 'select $1'`,
    );
  });
  afterAll(() => database.drop());
  const breaches = (sql: string, unusedSince?: string) =>
    breachesOf(database.url, [migrationOf(sql, unusedSince)], '0.4.0');

  it.each([
    'create table more (id int primary key, probe int references probes, kind text not null)',
    `alter table probes add column more text, add column flag boolean not null default false`,
    `alter table probes add column state text constraint probes_state check (state in ('on', 'off')), add unique (state)`,
    `alter table probes drop constraint probes_kind, add constraint probes_kind check (kind in ('a', 'b', 'c'))`,
    'alter table probes drop constraint probes_kind, alter column kind drop not null',
    'create index probes_note on probes (note)',
    'alter table probes add column joined text generated always as (kind || id) stored',
  ])('may %s', async (sql) => {
    expect(await breaches(sql)).toEqual([]);
  });

  it.each([
    ['drop table probes', 'probes is gone'],
    ['alter table probes rename to samples', 'probes is gone'],
    ['alter table probes drop column note', 'probes.note is gone'],
    ['alter table probes rename column note to remark', 'probes.note is gone'],
    ['alter table probes alter column note set not null', 'probes.note must be given now'],
    ['alter table probes alter column note type varchar(20)', 'probes.note was character varying(40) and is'],
    ['alter table probes alter column kind drop default', 'probes.kind has no default any more'],
    ['alter table probes add column more text not null', 'probes.more is new and must be given'],
    [`alter table probes add check (note <> '')`, 'probes.probes_note_check is new and may refuse'],
    [
      `alter table probes drop constraint probes_kind, add constraint probes_kind check (kind in ('a'))`,
      'probes.probes_kind is another one',
    ],
    [
      `alter table probes drop constraint probes_kind, add constraint probes_kind check (kind not in ('c', 'd'))`,
      'probes.probes_kind is another one',
    ],
    ['alter table probes add foreign key (id) references probes', 'probes.probes_id_fkey is new'],
    ['create unique index probes_note on probes (lower(note))', 'probes_note is new and refuses what was taken'],
    ['alter table probes drop constraint probes_code_key', 'probes_code_key is gone'],
    ['drop function probe_of', 'probe_of(integer) is gone'],
  ])('must not %s', async (sql, breach) => {
    expect(await breaches(sql)).toEqual([expect.stringContaining(`Probe2000000000999: ${breach}`)]);
  });

  it('removes only what the last release no longer uses, according to its own list', async () => {
    expect(await breaches('alter table probes drop column note', '0.4.0')).toEqual([]);
    expect(await breaches('alter table probes drop column code', '0.5.0')).toContainEqual(
      'Probe2000000000999: probes.code is gone',
    );
  });
});
