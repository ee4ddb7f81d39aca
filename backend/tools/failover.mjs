/** `npm run test:failover`: three PostgreSQL servers under Patroni behind HAProxy, and the product on them while the primary is killed and changed. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './containers/until.mjs';
import { onStage, reportMails } from './trials/stage.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { provideDebianPackages } from './lib/debian-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { backend, main } from './lib/project.mjs';

const PACKAGES = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15'];
const FAULTS = ['kill', 'switch', 'kill', 'switch', 'kill'];
const WITHIN_S = { kill: 35, switch: 10 };
const NAMES = { kill: 'the primary is killed with -9', switch: 'a switch-over' };
const PER_SECOND = 200;
const AROUND_MS = 4_000;
const RECIPIENTS = 5_000;
/** Slow enough that the campaign is running during every fault. */
const MAILS_PER_SECOND = 20;
const CHECKED_AGAIN = 500;
const SENT_WITHIN_MS = 900_000;

await main(async () => {
  await ensureInstalled({ withTests: true });
  if (!(await provideDebianPackages(PACKAGES))) {
    console.log(`Debian's packages ${PACKAGES.join(', ')} cannot be had here, so no other server took over.`);
    return;
  }
  await ensureBuilt({ only: backend });
  await onStage('failover', tryOut);
  console.log('Another database server takes over, and nothing is lost');
});

async function tryOut(folder, report, ends) {
  const { beginCampaign, campaignOf, isAllSent } = await import('./trials/campaign.mjs');
  const { Cluster } = await import('./trials/cluster.mjs');
  const { KeyedLoad } = await import('./trials/load.mjs');
  const { MailSink } = await import('./trials/mail-sink.mjs');
  const { Product } = await import('./trials/product.mjs');
  const sink = new MailSink();
  const SMTP_URL = await sink.start();
  ends.push(() => sink.stop());
  const cluster = await Cluster.start(folder);
  ends.push(() => cluster.stop());
  const product = await Product.start(folder, { DATABASE_URL: cluster.url, SMTP_URL });
  ends.push(() => product.stop());
  const load = new KeyedLoad(product.url);
  ends.push(() => load.giveUp());
  let unhealthy = 0;
  const watch = setInterval(() => void product.isAlive().then((alive) => (unhealthy += alive ? 0 : 1)), 500);
  ends.push(() => clearInterval(watch));

  const rows = (sql, values) => cluster.rows(sql, values);
  const campaign = await beginCampaign(rows, RECIPIENTS, MAILS_PER_SECOND);
  for (const fault of FAULTS) await suffer(fault, { cluster, product, load, report });
  const { status, queued } = await campaignOf(rows, campaign);
  report.line('the campaign was under way at the last fault', `${status}, ${queued} waited`, queued > 0);
  await rows('update email_settings set per_second = 1000');
  await until('all mail to be sent', () => isAllSent(rows, campaign), SENT_WITHIN_MS);

  const stored = await cluster.rows(
    `select id, customer_email as email from reservation_requests where customer_email like 'asks%'`,
  );
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...load.acknowledged.values()].filter(({ text }) => !ids.has(JSON.parse(text).id)).length;
  const doubled = stored.length - new Set(stored.map(({ email }) => email)).size;
  const all = load.acknowledged.size;
  report.line('no acknowledged request is lost', `${lost} of ${all}`, lost === 0);
  report.line('none is stored twice', `${doubled} of ${stored.length}`, doubled === 0 && stored.length === all);
  const { checked, changed } = await load.changed(CHECKED_AGAIN);
  report.line(
    'sent again with its key each is answered as before',
    `${changed} of ${checked} otherwise`,
    changed === 0,
  );
  report.line(
    'meanwhile 503 with Retry-After, never 500',
    JSON.stringify(load.answers),
    load.wrongAnswers + load.withoutRetryAfter === 0,
  );
  reportMails(report, sink, { guests: all, recipients: RECIPIENTS });
  report.line(
    'no process of the product ends',
    `${product.ended} ended, health failed ${unhealthy} times`,
    product.ended + unhealthy === 0,
  );
}

/** Guests send requests before and during the failover and until the new primary has answered some; then the cluster is repaired. */
async function suffer(fault, { cluster, product, load, report }) {
  await cluster.isWhole();
  const begin = performance.now();
  load.start(PER_SECOND);
  await pause(AROUND_MS);
  const before = load.answeredSince(begin);
  const beganAt = performance.now();
  const old = fault === 'kill' ? await cluster.killPrimary() : await cluster.switchOver();
  await until(
    'another primary',
    async () => ![undefined, old].includes((await cluster.primary().catch(() => ({}))).name),
  );
  const answered = load.acknowledged.size;
  await until('guests to be answered again', () => load.acknowledged.size > answered + PER_SECOND);
  const gap = load.longestGapSince(beganAt);
  await load.stop();
  await until('the product to be ready again', () => product.isReady());
  report.line(
    `${NAMES[fault]}: writes within ${WITHIN_S[fault]} s`,
    `${gap.toFixed(1)} s (${Math.round(before / (AROUND_MS / 1_000))} requests a second before)`,
    gap <= WITHIN_S[fault],
  );
  if (fault === 'kill') cluster.replace(old);
}
