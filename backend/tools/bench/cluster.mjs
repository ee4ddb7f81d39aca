import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server that is thrown away, and that counts statements when it is asked to. */
export async function startCluster(folder) {
  const { startEmbeddedPostgres } = await import('../../dist/embedded-postgres/start-embedded-postgres.js');
  const directory = path.join(folder, 'postgres');
  const start = () => startEmbeddedPostgres({ directory, log: () => undefined });
  let server = await start();
  const { url } = server;
  const superuser = async (sql, values) => query(await superuserUrl(directory, url), sql, values);

  await superuser(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await server.stop();
  server = await start();
  await superuser('create extension pg_stat_statements');
  const count = async (which) => {
    await superuser(`alter system set pg_stat_statements.track = '${which}'`);
    await superuser('select pg_reload_conf()');
  };
  await count('none');

  return {
    superuser,
    directory: path.join(directory, 'cluster'),
    superuserUrl: () => superuserUrl(directory, url),
    /** @returns the address of a new database, a copy of another one or empty */
    async createDatabase(name, template) {
      const copy = template ? `template "${template}" strategy file_copy` : '';
      await query(url, `create database "${name}" ${copy}`);
      return urlOf(url, name);
    },
    /** @returns text and number of executions of each statement sent by the work; internal queries of foreign keys are left out */
    async statementsDuring(databaseUrl, work) {
      await count('top');
      await superuser('select pg_stat_statements_reset()');
      await work();
      const { rows } = await superuser(
        `select query, sum(calls)::int as calls from pg_stat_statements
         where dbid = (select oid from pg_database where datname = $1) and query !~ '^SELECT .* FROM ONLY .* FOR KEY SHARE'
         group by query order by calls desc`,
        [new URL(databaseUrl).pathname.slice(1)],
      );
      await count('none');
      return rows;
    },
    stop: () => server.stop(),
  };
}

export async function query(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

async function superuserUrl(directory, url) {
  const { port, superuserPassword } = JSON.parse(await readFile(path.join(directory, 'connection.json'), 'utf8'));
  return urlOf(Object.assign(new URL(url), { username: 'postgres', password: superuserPassword, port }), 'postgres');
}

const urlOf = (url, database) => String(Object.assign(new URL(url), { pathname: `/${database}` }));
