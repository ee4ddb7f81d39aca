import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const SETTLES_MS = 5_000;
const SECONDS = 20;
const TICKS_A_SECOND = 100;
const AT_MOST = 1;

/** A server that nobody calls, with the database server that works for it alone (from /proc, so on Linux). */
export async function idle(stage) {
  const server = await stage.server('all');
  const { rows } = await stage.cluster.superuser(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const postmaster = stat(rows[0].pid).parent;
  return server.awake(async () => {
    await sleep(SETTLES_MS);
    const before = cpuSeconds(server.pids, postmaster);
    await sleep(SECONDS * 1000);
    const percent = ((cpuSeconds(server.pids, postmaster) - before) / SECONDS) * 100;
    const measured = `server and its PostgreSQL over ${SECONDS} s`;
    return [
      { what: 'idle', measured, figure: `${percent.toFixed(1)} %`, aim: `< ${AT_MOST} %`, isMet: percent < AT_MOST },
      { what: 'resident memory', measured: 'server', figure: `${megabytes('VmRSS', server.pids, 'status')} MB` },
      {
        what: 'resident memory',
        measured: `PostgreSQL, ${treeOf(postmaster).length} processes, shared pages counted once`,
        figure: `${megabytes('Pss', treeOf(postmaster), 'smaps_rollup')} MB`,
      },
    ];
  });
}

/** PostgreSQL waits for its children, so what they had used is not lost when they end. */
function cpuSeconds(pids, postmaster) {
  const own = [...pids, ...treeOf(postmaster)].map((pid) => stat(pid).ownTicks || 0);
  return (own.reduce((sum, ticks) => sum + ticks, 0) + stat(postmaster).childTicks) / TICKS_A_SECOND;
}

function treeOf(postmaster) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [postmaster, ...pids.map(Number).filter((pid) => stat(pid).parent === postmaster)];
}

function stat(pid) {
  const text = told(pid, 'stat');
  const [, parent, ...numbers] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [own, ownSystem, child, childSystem] = numbers.slice(9, 13).map(Number);
  return { parent: Number(parent), ownTicks: own + ownSystem, childTicks: child + childSystem };
}

/** What Linux tells of a process; nothing when it has just ended. */
function told(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function megabytes(key, pids, file) {
  const kilobytes = pids.map((pid) => {
    const [, size] = new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(told(pid, file)) ?? [];
    return Number(size ?? 0);
  });
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}
