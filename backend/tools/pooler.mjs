/** `npm run test:pooler`: the product through PgBouncer in transaction mode, which is killed once. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './containers/until.mjs';
import { onStage, reportMails } from './trials/stage.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { provideDebianPackages } from './lib/debian-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { backend, main } from './lib/project.mjs';

const PER_SECOND = 100;
const BEFORE_MS = 5_000;
const RECIPIENTS = 1_000;
const SENT_WITHIN_MS = 300_000;
const WITHIN_S = 10;
/** Fewer than the product opens to PgBouncer. */
const CONNECTIONS = 6;

await main(async () => {
  await ensureInstalled({ withTests: true });
  if (!(await provideDebianPackages(['pgbouncer']))) {
    console.log("Debian's package pgbouncer cannot be had here, so no pooler was tried.");
    return;
  }
  await ensureBuilt({ only: backend });
  await onStage('pooler', tryOut);
  console.log('The product works through PgBouncer in transaction mode');
});

async function tryOut(folder, report, ends) {
  const { startEmbeddedPostgres } = await import('../dist/embedded-postgres/start-embedded-postgres.js');
  const { beginCampaign, isAllSent } = await import('./trials/campaign.mjs');
  const { KeyedLoad } = await import('./trials/load.mjs');
  const { MailSink } = await import('./trials/mail-sink.mjs');
  const { Pooler } = await import('./trials/pooler.mjs');
  const { query } = await import('./trials/query.mjs');
  const { Product } = await import('./trials/product.mjs');
  const sink = new MailSink();
  const SMTP_URL = await sink.start();
  ends.push(() => sink.stop());
  const server = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres'), log: () => undefined });
  ends.push(() => server.stop());
  const pooler = await Pooler.start(folder, server.url, CONNECTIONS);
  ends.push(() => pooler.kill());
  const [{ statement_timeout: limit }] = await pooler.rows('show statement_timeout');
  report.line('the limits of a call hold through it', `statement_timeout ${limit}`, limit === '10s');

  const product = await Product.start(folder, {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: server.url,
    SMTP_URL,
    PREPARED_STATEMENTS: 'off',
  });
  ends.push(() => product.stop());
  const load = new KeyedLoad(product.url);
  ends.push(() => load.giveUp());
  const rows = (sql, values) => query(server.url, sql, values);
  const campaign = await beginCampaign(rows, RECIPIENTS, 100);

  const begin = performance.now();
  load.start(PER_SECOND);
  await pause(BEFORE_MS);
  const failed = JSON.stringify(load.answers);
  report.line('no call fails', failed, Object.keys(load.answers).join() === '201');
  const [{ open }] = await rows(
    `select count(*)::int as open from pg_stat_activity where application_name = 'courtyard' and pid <> pg_backend_pid()`,
  );
  report.line(`at most ${CONNECTIONS} connections to the server`, `${open}`, open > 0 && open <= CONNECTIONS);
  const killedAt = performance.now();
  await pooler.kill();
  await pause(1_000);
  await pooler.begin();
  const answered = load.acknowledged.size;
  await until('guests to be answered again', () => load.acknowledged.size > answered + PER_SECOND);
  const gap = load.longestGapSince(killedAt);
  await load.stop();
  report.line(
    `it is killed and started again after 1 s: writes within ${WITHIN_S} s`,
    `${gap.toFixed(1)} s`,
    gap <= WITHIN_S,
  );
  report.line(
    'meanwhile 503 with Retry-After, never 500',
    JSON.stringify(load.answers),
    load.wrongAnswers + load.withoutRetryAfter === 0,
  );

  await until('all mail to be sent', () => isAllSent(rows, campaign), SENT_WITHIN_MS);
  const all = load.answeredSince(begin);
  const [{ stored, guests }] = await rows(
    `select count(*)::int as stored, count(distinct customer_email)::int as guests from reservation_requests where customer_email like 'asks%'`,
  );
  report.line(
    'each acknowledged request is stored once',
    `${stored} of ${guests} guests, ${all} acknowledged`,
    stored === all && guests === all,
  );
  reportMails(report, sink, { guests: all, recipients: RECIPIENTS });
  report.line('no process of the product ends', `${product.ended} ended`, product.ended === 0);
}
