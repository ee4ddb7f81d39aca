import { randomUUID } from 'node:crypto';
import { docker, dockerSucceeds } from './engine.mjs';
import { askForTable, startLoad, WRITERS } from './load.mjs';
import { summaryOf } from './report.mjs';
import { until } from './until.mjs';

const REPLICAS = ['web-1', 'web-2'];
const CALLS_AROUND = 400;

export async function confinement({ compose, services }, report) {
  // The mail catcher is a program of the test.
  for (const service of services.filter((name) => name !== 'mail')) {
    const container = compose.container(service);
    const status = Object.fromEntries(
      docker('exec', container, 'cat', '/proc/1/status')
        .split('\n')
        .map((line) => line.split(/:\s+/)),
    );
    const uid = status.Uid.split('\t')[0];
    const canWrite = dockerSucceeds('exec', container, 'sh', '-c', ': > /probe');
    const privileges = status.NoNewPrivs === '1' ? 'none to gain' : 'can gain some';
    report.line(
      `${service}: no root, no capability, none to gain, writes nothing into its image`,
      `uid ${uid}, capabilities ${status.CapEff}, ${privileges}, ${canWrite ? 'writes' : 'cannot write'}`,
      uid !== '0' && /^0+$/.test(status.CapEff) && status.NoNewPrivs === '1' && !canWrite,
    );
  }
}

export async function mailOfRequest({ url, compose }, report) {
  const guest = 'guest@guests.example';
  const answer = await askForTable(url, randomUUID(), guest);
  const mail = answer.ok && (await until(`the mail to ${guest}`, () => mailTo(guest, compose)));
  report.line(
    'a request for a table through the proxy reaches its guest by mail',
    `${answer.status}, '${mail.subject}'`,
    answer.status === 201 && Boolean(mail.subject),
  );
}

function mailTo(guest, compose) {
  const lines = docker('logs', compose.container('mail')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).find(({ to }) => to === guest);
}

export async function rollingRestart({ url, compose }, report) {
  const load = startLoad(url);
  await goesOn(load);
  for (const replica of REPLICAS) {
    await compose.run(`Restarting ${replica} under load`, 'restart', replica);
    await isHealthy(compose, replica);
  }
  await goesOn(load);
  const { reads, writes } = await load.stop();
  report.line('both replicas restarted in turn: no read fails', summaryOf(reads), reads.failures.length === 0);
  report.line('both replicas restarted in turn: no write fails', summaryOf(writes), writes.failures.length === 0);
}

export async function suddenDeath({ url, compose }, report) {
  const before = storedRequests(compose);
  const load = startLoad(url);
  await goesOn(load);
  docker('kill', compose.container('web-1'));
  await goesOn(load);
  docker('start', compose.container('web-1'));
  await isHealthy(compose, 'web-1');
  await goesOn(load);
  const { reads, writes } = await load.stop();
  report.line(
    'a replica is killed: no read fails, the proxy asks the other one',
    summaryOf(reads),
    reads.failures.length === 0,
  );
  report.line(
    `a replica is killed: at most the ${WRITERS} writes in flight fail`,
    summaryOf(writes),
    writes.failures.length <= WRITERS,
  );
  const again = await Promise.all(writes.failures.map(({ key }) => askForTable(url, key)));
  report.line(
    'each write that failed is taken when it is sent again with its key',
    again.map(({ status }) => status).join(', ') || 'none failed',
    again.every(({ status }) => status === 201),
  );
  const stored = storedRequests(compose) - before;
  report.line('every request is stored exactly once', `${stored} of ${writes.calls}`, stored === writes.calls);
}

function goesOn(load) {
  const wanted = load.calls() + CALLS_AROUND;
  return until(`${CALLS_AROUND} more calls`, () => load.calls() >= wanted);
}

const isHealthy = (compose, service) =>
  until(
    `${service} to be healthy`,
    () => docker('inspect', '--format', '{{.State.Health.Status}}', compose.container(service)) === 'healthy',
  );

function storedRequests(compose) {
  const sql = 'select count(*) from reservation_requests';
  const psql = ['psql', '--host', '/var/run/postgresql', '--username', 'postgres', '-tAc', sql, 'courtyard'];
  return Number(docker('exec', compose.container('database'), ...psql));
}
