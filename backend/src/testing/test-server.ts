import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.js';
import { eventually } from '../platform/testing/eventually.js';
import { runSql, withDatabase } from '../platform/testing/sql.js';

const IMAGE = 'postgres:18-alpine';

interface TestServer {
  name: string;
  url: string;
  /** Started for the tests alone, and thrown away after them. */
  isOwn: boolean;
  stop: () => Promise<void>;
}

interface TemplateSteps {
  migrate(url: string): Promise<void>;
  /** Starts the application once on the migrated database. */
  startWithAccounts(url: string): Promise<void>;
}

/** Stores the server's URL and the names of two templates, a migrated one and one with accounts, in environment variables for the test files. */
export async function provideTestServer({ migrate, startWithAccounts }: TemplateSteps): Promise<TestServer> {
  const server = await chooseServer();
  const migrated = `courtyard_migrated_${process.pid}`;
  const withAccounts = `courtyard_accounts_${process.pid}`;
  await runSql(server.url, `create database ${migrated}`);
  await migrate(withDatabase(server.url, migrated));
  // Tests turn on the features they are about.
  await runSql(withDatabase(server.url, migrated), 'delete from house_options');
  await runSql(server.url, `create database ${withAccounts} template ${migrated} strategy file_copy`);
  await startWithAccounts(withDatabase(server.url, withAccounts));
  const templates = [migrated, withAccounts];
  for (const template of templates)
    await eventually(() =>
      runSql(server.url, `alter database ${template} with is_template true allow_connections false`),
    );
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = migrated;
  process.env.TEST_TEMPLATE_WITH_ACCOUNTS = withAccounts;
  return {
    ...server,
    async stop() {
      if (!server.isOwn) for (const template of templates) await dropTemplate(server.url, template);
      await server.stop();
    },
  };
}

async function dropTemplate(server: string, template: string): Promise<void> {
  await runSql(server, `alter database ${template} with is_template false`);
  await eventually(() => runSql(server, `drop database if exists ${template} with (force)`));
}

export async function chooseServer(): Promise<TestServer> {
  const externalUrl = process.env.TEST_DATABASE_URL;
  if (externalUrl)
    return {
      name: 'the PostgreSQL of TEST_DATABASE_URL',
      url: externalUrl,
      isOwn: false,
      stop: () => Promise.resolve(),
    };
  if (!(await dockerAnswers())) return startEmbedded('no TEST_DATABASE_URL, no Docker engine answers');
  try {
    return await startContainer();
  } catch (error) {
    const reason = (error as Error).message.trim();
    return startEmbedded(`a Docker engine answers, but starts no ${IMAGE}: ${reason}`);
  }
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer(IMAGE).start();
  return {
    name: 'PostgreSQL 18 in a container (Testcontainers)',
    url: container.getConnectionUri(),
    isOwn: true,
    async stop() {
      await container.stop();
    },
  };
}

async function startEmbedded(because: string): Promise<TestServer> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-test-'));
  const server = await startEmbeddedPostgres({ directory, log: () => undefined, test: true });
  return {
    name: `the embedded PostgreSQL 18 (${because})`,
    url: server.url,
    isOwn: true,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The docker command being installed proves nothing: only a daemon that answers does. */
function dockerAnswers(): Promise<boolean> {
  const host = process.env.DOCKER_HOST;
  const target = host?.startsWith('tcp://')
    ? { host: new URL(host).hostname, port: new URL(host).port }
    : { socketPath: host?.replace('unix://', '') ?? '/var/run/docker.sock' };
  return new Promise((resolve) => {
    const ping = request({ ...target, path: '/_ping', timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    ping.on('timeout', () => ping.destroy());
    ping.on('error', () => resolve(false));
    ping.end();
  });
}
