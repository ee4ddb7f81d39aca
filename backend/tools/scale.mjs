/**
 * `npm run scale`: the capacity of one machine for a large restaurant (half an hour; docs/scaling.md). `-- --requests
 * 100000 --history 1000000` makes it smaller, `--only web,workers` runs parts of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Refusal } from './lib/project.mjs';

const PARTS = ['rows', 'workers', 'web', 'replica'];
const MAILS = 10_000;
const shown = (number, digits = 0) => number.toLocaleString('en-US', { maximumFractionDigits: digits });

await main(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000000' },
      contacts: { type: 'string', default: '100000' },
      history: { type: 'string', default: '10000000' },
      seconds: { type: 'string', default: '15' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  const parts = values.only.split(',');
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Refusal(`Unknown: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  await ensureInstalled({ withTests: true });
  await ensureBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-scale-'));
  try {
    await measure(folder, parts, {
      requests: Number(values.requests),
      contacts: Number(values.contacts),
      history: Number(values.history),
      seconds: Number(values.seconds),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function measure(folder, parts, size) {
  const { query, startCluster } = await import('./bench/cluster.mjs');
  const { postmasterOf } = await import('./bench/processes.mjs');
  const { Server } = await import('./bench/server.mjs');
  const { fill } = await import('./scale/seed.mjs');
  const cluster = await startCluster(folder);
  try {
    const url = await cluster.createDatabase('scale');
    const first = await Server.start(url, ['web'], { DATA_DIR: path.join(folder, 'first') });
    await first.kill();
    const little = await cluster.createDatabase('little', 'scale');
    await fill(little, { requests: 1_000, contacts: 1_000, history: 10_000 });
    const begun = Date.now();
    await fill(url, size);
    console.log(`filled in ${shown((Date.now() - begun) / 1_000)} s\n`);
    const stage = { cluster, folder, url, little, size, query, Server, postmaster: await postmasterOf(cluster) };
    // Reservation requests queue emails, and the campaign's emails are counted, so workers come first.
    for (const part of PARTS.filter((one) => parts.includes(one))) await { rows, workers, web, replica }[part](stage);
  } finally {
    await cluster.stop();
  }
}

async function rows({ folder, url, little, size, query, Server }) {
  const { latenciesOf } = await import('./scale/latencies.mjs');
  const { rows: tables } = await query(
    url,
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) as own, pg_indexes_size(oid) as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 5`,
  );
  console.log('table, rows, bytes a row with its indexes, GB');
  for (const { name, rows: count, own, indexes } of tables) {
    const bytes = Number(own) + Number(indexes);
    console.log(`  ${name}  ${shown(Number(count))}  ${shown(bytes / Number(count))}  ${shown(bytes / 1e9, 2)}`);
  }
  const measured = [];
  for (const [name, address] of Object.entries({ little, large: url })) {
    const server = await Server.start(address, ['web'], { DATA_DIR: path.join(folder, name) });
    measured.push(await latenciesOf(server));
    await server.kill();
  }
  const [few, many] = measured;
  console.log(`\nscreen, median in ms at 1,000 requests, at ${shown(size.requests)}, slowest but one of 30`);
  for (const [what, { median, slow }] of Object.entries(many))
    console.log(`  ${what}  ${few[what].median.toFixed(1)}  ${median.toFixed(1)}  ${slow.toFixed(1)}`);
}

async function web({ folder, url, size, postmaster }) {
  const { busyRestaurant } = await import('./scale/web.mjs');
  console.log(
    `\n16 connections, each cycling through ${busyRestaurant.mix}; ${os.availableParallelism()} cores shared by all`,
  );
  console.log('web processes, calls a second, p50 and p97.5 in ms, µs of a call in Node and in PostgreSQL');
  for (const count of [1, 2, 4]) {
    const { rate, p50, p97, node, postgres } = await busyRestaurant({
      url,
      folder,
      count,
      postmaster,
      seconds: size.seconds,
    });
    console.log(`  ${count}  ${shown(rate)}  ${p50}  ${p97}  ${shown(node)}  ${shown(postgres)}`);
  }
}

async function workers({ folder, url, postmaster }) {
  const { addContacts, setLimits } = await import('./bench/mail/campaign.mjs');
  const { withSink } = await import('./bench/mail/sink-process.mjs');
  const { campaignBy } = await import('./scale/workers.mjs');
  await setLimits(url, 100_000);
  await addContacts(url, MAILS);
  console.log(`\nworkers, mails a second of a campaign of ${shown(MAILS)}, ms of a mail in Node and in PostgreSQL`);
  await withSink(async ({ ask, settings }) => {
    for (const count of [1, 2, 3]) {
      const { rate, node, postgres } = await campaignBy({
        url,
        folder,
        count,
        postmaster,
        mails: MAILS,
        ask,
        settings,
      });
      console.log(`  ${count}  ${shown(rate)}  ${node.toFixed(2)}  ${postgres.toFixed(2)}`);
    }
  });
}

async function replica({ cluster, folder, url, size, postmaster }) {
  const { lagOf, startReplica } = await import('./scale/replica.mjs');
  const { busyRestaurant, figures } = await import('./scale/web.mjs');
  const copy = await startReplica(cluster, folder);
  try {
    console.log('\nthe owner looks at figures: calls a second, µs of a call in the primary and in the replica');
    for (const [what, settings] of Object.entries({
      'from the primary': {},
      'from the replica': { DATABASE_REPLICA_URL: copy.urlOf(url) },
    })) {
      const { rate, primary, other } = await figures({
        url,
        folder,
        postmaster,
        replica: copy.pid,
        seconds: size.seconds,
        settings,
      });
      console.log(`  ${what}  ${shown(rate)}  ${shown(primary)}  ${shown(other)}`);
    }
    const busy = busyRestaurant({ url, folder, count: 1, postmaster, seconds: size.seconds });
    const lags = (await lagOf(cluster, copy, 100)).toSorted((a, b) => a - b);
    await busy;
    console.log(
      `  a change is seen there after ${lags[50].toFixed(0)} ms, of a hundred the slowest ${lags[99].toFixed(0)} ms, under load`,
    );
  } finally {
    copy.stop();
  }
}
