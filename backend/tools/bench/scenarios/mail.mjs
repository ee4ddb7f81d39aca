import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { node24 } from '../../lib/node-24.mjs';
import { backend } from '../../lib/project.mjs';
import { query } from '../cluster.mjs';
import { median } from '../load.mjs';
import { addContacts, setLimits, startCampaign, until } from '../mail/campaign.mjs';

const MAILS = 10_000;
const FEW = 1_000;
const MANY = 100_000;
const HUGE = 1_000_000;
/** As many as the product has. */
const CONNECTIONS = 10;

const run = (script, ...args) =>
  fork(path.join(backend, 'tools', 'bench', 'mail', script), args.map(String), { execPath: node24() });

/** Sending campaigns beside a raw pool to the same mail server, each alone; then what a long list costs. */
export async function mail(stage, { rounds }) {
  const sink = run('sink.mjs');
  const [{ port }] = await once(sink, 'message');
  const ask = async (question) => {
    sink.send(question);
    const [taken] = await once(sink, 'message');
    return taken;
  };
  try {
    const server = await stage.server('mail', { SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { databaseUrl } = server;
    await setLimits(databaseUrl, 100_000);
    for (const count of [FEW, MAILS, MANY]) await addContacts(databaseUrl, count);

    const rates = { ours: [], floor: [] };
    let size = 0;
    for (let round = 0; round <= rounds; round++) {
      const ours = await server.awake(() => campaign(databaseUrl, MAILS, ask));
      size = ours.bytes / ours.mails;
      const floor = await pool(port, size, ask);
      if (round === 0) continue;
      rates.ours.push(rateOf(ours));
      rates.floor.push(rateOf(floor));
    }
    const growth = await server.awake(() => memory(server, databaseUrl, ask));
    return [ratioRow(rates, size), speedRow(rates), growth, await server.awake(() => freezing(databaseUrl))];
  } finally {
    sink.disconnect();
  }
}

async function campaign(url, count, ask) {
  await ask('reset');
  const id = await startCampaign(url, count);
  await until(url, `(select status = 'sent' from email_campaigns where id = $1)`, [id]);
  const taken = await ask('reset');
  if (taken.mails !== count) throw new Error(`${taken.mails} mails came of ${count}.`);
  return taken;
}

async function pool(port, size, ask) {
  await ask('reset');
  await once(run('floor.mjs', port, MAILS, size * 0.9, CONNECTIONS), 'exit');
  return ask('reset');
}

const rateOf = ({ mails, firstAt, lastAt }) => (mails * 1000) / (lastAt - firstAt);

/** Peak of the worker's resident memory above what it was after a short list. */
async function memory(server, url, ask) {
  const [worker] = server.pids;
  await campaign(url, FEW, ask);
  const before = megabytes(worker);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, megabytes(worker))), 250);
  await campaign(url, MANY, ask);
  clearInterval(watch);
  const grown = peak - before;
  return {
    what: `memory, ${shown(FEW)} against ${shown(MANY)} recipients`,
    measured: `worker ${before} and ${peak} MB`,
    figure: `+${grown} MB`,
    aim: '< 30 MB',
    isMet: grown < 30,
  };
}

async function freezing(url) {
  await addContacts(url, HUGE);
  await setLimits(url, 1);
  const begun = Date.now();
  const id = await startCampaign(url, HUGE);
  await until(url, 'exists (select from email_sendings where campaign_id = $1)', [id]);
  const seconds = (Date.now() - begun) / 1000;
  await query(url, `update email_campaigns set status = 'cancelled' where id = $1`, [id]);
  return { what: `fixing ${shown(HUGE)} recipients`, measured: 'one statement', figure: `${seconds.toFixed(1)} s` };
}

function ratioRow({ ours, floor }, size) {
  const ratio = median(ours) / median(floor);
  return {
    what: `${shown(MAILS)} mails of ${(size / 1024).toFixed(1)} KB (floor: a nodemailer pool)`,
    measured: `floor ${shown(median(floor))}, ours ${shown(median(ours))} /s`,
    figure: ratio.toFixed(2),
    aim: '≥ 0.8',
    isMet: ratio >= 0.8,
  };
}

const speedRow = ({ ours }) => ({
  what: 'mails a second',
  measured: 'one worker',
  figure: shown(median(ours)),
  aim: '> 830',
  isMet: median(ours) > 830,
});

const megabytes = (pid) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
const shown = (number) => Math.round(number).toLocaleString('en-US');
