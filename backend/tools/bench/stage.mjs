import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from './cluster.mjs';
import { seedContacts } from './seed-contacts.mjs';
import { createFloorTable, seed, seedMessages, seedRequests } from './seed.mjs';
import { Server } from './server.mjs';

export const LARGE = { rows: 100_000, current: 10_000 };
export const SMALL = { rows: 1_000, current: 300 };
/** Number of contacts by database name. */
export const CONTACTS = { few: 1_000, many: 100_000, millions: 1_000_000 };

/** Databases that are copied for the servers. */
const TEMPLATES = {
  floor: async ({ cluster }) => {
    const url = await cluster.createDatabase('floor');
    await createFloorTable(url);
    await seedRequests(url, LARGE);
  },
  /** Our schema and accounts, as the program itself makes them. */
  empty: async ({ cluster, start }) => {
    const server = await start('empty', await cluster.createDatabase('empty'), ['web']);
    await server.kill();
  },
  /** What `npm start` shows on a fresh machine. */
  demo: async ({ cluster, start }) => {
    const server = await start('demo', await cluster.createDatabase('demo'), ['web'], { SEED: 'demo' });
    await server.kill();
  },
  large: (stage) => filled(stage, 'large', LARGE),
  small: (stage) => filled(stage, 'small', SMALL),
  contacts_few: (stage) => withContacts(stage, 'contacts_few', CONTACTS.few),
  contacts_many: (stage) => withContacts(stage, 'contacts_many', CONTACTS.many),
  contacts_millions: (stage) => withContacts(stage, 'contacts_millions', CONTACTS.millions),
};

const MAIL = { template: 'empty', roles: ['worker', 'web'] };
const SERVERS = {
  floor: { template: 'floor', roles: [] },
  web: { template: 'large', roles: ['web'] },
  split: { template: 'large', roles: ['worker', 'web'] },
  all: { template: 'large', roles: ['all'] },
  small: { template: 'small', roles: ['web'] },
  demo: { template: 'demo', roles: ['web'] },
  logins: { template: 'empty', roles: ['web'] },
  webhooks: { template: 'large', roles: ['worker', 'web'] },
  'mail-speed': MAIL,
  'mail-memory': MAIL,
  'mail-queueing': MAIL,
  'contacts-few': { template: 'contacts_few', roles: ['web'] },
  'contacts-many': { template: 'contacts_many', roles: ['web'] },
  'contacts-millions': { template: 'contacts_millions', roles: ['web'] },
};

async function filled({ cluster, template }, name, size) {
  await template('empty');
  const url = await cluster.createDatabase(name, 'empty');
  await seed(url, size);
  await seedMessages(url, size);
}

async function withContacts({ cluster, template }, name, count) {
  await template('empty');
  await seedContacts(await cluster.createDatabase(name, 'empty'), count);
}

/** Holds the database server and the servers under test, each made at its first use; all of it is thrown away. */
export async function onStage(play) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-bench-'));
  const servers = new Map();
  let cluster;
  const clear = async () => {
    const started = await Promise.allSettled(servers.values());
    await Promise.all(started.map(({ value }) => value?.kill()));
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => void clear().finally(() => process.exit(130)));
  try {
    cluster = await startCluster(folder);
    const start = (name, url, roles, more) => Server.start(url, roles, { DATA_DIR: path.join(folder, name), ...more });
    const template = once(new Map(), (name) => TEMPLATES[name]({ cluster, start, template }));
    /** @returns the server, paused; more settings are those of its first use */
    const server = once(servers, async (name, more) => {
      const { template: source, roles } = SERVERS[name];
      await template(source);
      const started = await start(name, await cluster.createDatabase(`${name}_server`, source), roles, more);
      started.pause();
      return started;
    });
    await play({ cluster, server });
  } finally {
    await clear();
  }
}

function once(known, make) {
  return (name, ...more) => {
    if (!known.has(name)) known.set(name, make(name, ...more));
    return known.get(name);
  };
}
