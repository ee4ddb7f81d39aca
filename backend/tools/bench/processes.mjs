/** Process statistics of Linux (/proc). */
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** The process of a database server that all its others come from. */
export async function postmasterOf(cluster) {
  const { rows } = await cluster.superuser("select pid from pg_stat_activity where backend_type = 'checkpointer'");
  return stat(rows[0].pid).parent;
}

/** Processor time of some processes and of a database server, which waits for its children: what they had used is not lost when they end. */
export function cpuSeconds(pids, postmaster) {
  const own = [...pids, ...treeOf(postmaster)].map((pid) => stat(pid).ownTicks || 0);
  return (own.reduce((sum, ticks) => sum + ticks, 0) + (stat(postmaster).childTicks || 0)) / TICKS_A_SECOND;
}

/** A database server with its processes; none where there is no server. */
export function treeOf(postmaster) {
  if (postmaster === undefined) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [postmaster, ...pids.map(Number).filter((pid) => stat(pid).parent === postmaster)];
}

export function megabytes(key, pids, file) {
  const kilobytes = pids.map((pid) => {
    const [, size] = new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(procFile(pid, file)) ?? [];
    return Number(size ?? 0);
  });
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}

function stat(pid) {
  const text = procFile(pid, 'stat');
  const [, parent, ...numbers] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [own, ownSystem, child, childSystem] = numbers.slice(9, 13).map(Number);
  return { parent: Number(parent), ownTicks: own + ownSystem, childTicks: child + childSystem };
}

/** Nothing when the process has just ended. */
function procFile(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
