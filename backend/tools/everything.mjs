/**
 * `npm run test:everything`: half an hour of everything at the same time: reservation requests, forms, readers, sixty
 * open tabs and a campaign, while each process is restarted and a backup is made. MINUTES shortens it.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { megabytes } from './bench/processes.mjs';
import { until } from './containers/until.mjs';
import { onStage, reportMails } from './trials/stage.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, main } from './lib/project.mjs';
import { runQuietly } from './lib/run.mjs';

const MINUTES = Number(process.env.MINUTES ?? 30);
const MINUTE_MS = 60_000;
const ROLES = ['web', 'web', 'worker'];
const TABS = 60;
const STAFF = { email: 'staff@bistro.example', password: 'courtyard-demo' };
const TABLES_PER_SECOND = 5;
/** So that the campaign lasts as long as the rest. */
const RECIPIENTS = MINUTES * 120;
const MAILS_PER_SECOND = 2;
const SENT_WITHIN_MS = 600_000;
const MORE_MEMORY = 0.1;
const MEMORY_EVERY_MS = 5_000;
const PROMISED = ['200', '201', '202', '204', '304', '503', 'no answer'];

await main(async () => {
  await ensureInstalled({ withTests: true });
  await ensureBuilt();
  await onStage('everything', tryOut);
  console.log(`${MINUTES} minutes of everything, and all is as promised`);
});

async function tryOut(folder, report, ends) {
  const { startEmbeddedPostgres } = await import('../dist/embedded-postgres/start-embedded-postgres.js');
  const { query } = await import('./trials/query.mjs');
  const { beginCampaign, campaignOf, isAllSent } = await import('./trials/campaign.mjs');
  const { KeyedLoad } = await import('./trials/load.mjs');
  const { MailSink } = await import('./trials/mail-sink.mjs');
  const { Product } = await import('./trials/product.mjs');
  const { Front } = await import('./trials/front.mjs');
  const { Visitors } = await import('./trials/visitors.mjs');
  const sink = new MailSink();
  const SMTP_URL = await sink.start();
  ends.push(() => sink.stop());
  const server = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres'), log: () => undefined });
  ends.push(() => server.stop());
  const rows = (sql, values) => query(server.url, sql, values);
  const environment = { DATABASE_URL: server.url, SMTP_URL };
  const product = await Product.start(folder, environment, ROLES);
  ends.push(() => product.stop());
  const front = await Front.start(product.ports.filter((port) => port !== 0));
  ends.push(() => front.stop());

  const campaign = await beginCampaign(rows, RECIPIENTS, MAILS_PER_SECOND);
  const load = new KeyedLoad(front.url);
  ends.push(() => load.giveUp());
  const visitors = new Visitors(front.url);
  ends.push(() => visitors.leave());
  await visitors.openTabs(TABS, STAFF);
  visitors.read(500);
  visitors.write(2_000);
  load.start(TABLES_PER_SECOND);

  const part = (MINUTES * MINUTE_MS) / 10;
  await pause(part);
  for (const index of ROLES.keys()) await product.restart(index);
  await pause(part);
  const before = await memoryDuring(part, product);
  await pause(3 * part);
  const { status } = await campaignOf(rows, campaign);
  const backup = path.join(folder, 'backup.dump');
  await runQuietly('A backup', node24(), ['dist/app/cli/backup.js', backup], {
    cwd: backend,
    env: { ...projectEnvironment(), ...environment, DATA_DIR: path.join(folder, 'data') },
  });
  await pause(2 * part);
  const after = await memoryDuring(part, product);
  const heldAtLast = product.pids.map((pid) => megabytes('VmRSS', [pid], 'status'));
  await load.stop();
  await visitors.leave();
  await until('all mail to be sent', () => isAllSent(rows, campaign), SENT_WITHIN_MS);

  const all = load.acknowledged.size;
  const [{ stored, guests }] = await rows(
    `select count(*)::int as stored, count(distinct customer_email)::int as guests from reservation_requests where customer_email like 'asks%'`,
  );
  report.line('the campaign was under way at the backup', status, status === 'sending');
  report.line('each table asked for is stored once', `${stored} of ${all}`, stored === all && guests === all);
  report.line('tables are answered', JSON.stringify(load.answers), load.wrongAnswers + load.withoutRetryAfter === 0);
  for (const [place, answers] of Object.entries(visitors.answers))
    report.line(
      `${place} is answered`,
      JSON.stringify(answers),
      Object.keys(answers).every((one) => PROMISED.includes(one)),
    );
  reportMails(report, sink, { guests: all, recipients: RECIPIENTS });
  report.line('no process ends by itself', `${product.ended} ended`, product.ended === 0);
  for (const [index, role] of ROLES.entries()) {
    const was = before[index];
    const is = after[index];
    report.line(
      `memory in use of ${role} within ${MORE_MEMORY * 100} %`,
      `${was} to ${is} MB, of ${heldAtLast[index]} MB that it holds`,
      is <= was * (1 + MORE_MEMORY),
    );
  }
}

/**
 * Minimum heap in use of each process during that time, in MB, that is, after garbage collections. The memory that V8
 * leaves uncollected, and thus the size of the process, varies by a hundred MB.
 */
async function memoryDuring(ms, { metricsPorts }) {
  const endsAt = Date.now() + ms;
  let lowest = metricsPorts.map(() => Infinity);
  while (Date.now() < endsAt) {
    const used = await Promise.all(metricsPorts.map(usedMegabytes));
    lowest = lowest.map((megabytes, index) => Math.min(megabytes, used[index]));
    await pause(MEMORY_EVERY_MS);
  }
  return lowest.map(Math.round);
}

async function usedMegabytes(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figures = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];
  return figures.reduce((sum, name) => sum + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)[1]), 0) / 1e6;
}
