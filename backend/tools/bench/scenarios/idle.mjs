import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, megabytes, postmasterOf, treeOf } from '../processes.mjs';

const SETTLES_MS = 5_000;
const SECONDS = 20;
const MAX_CPU_PERCENT = 1;

/** An idle server together with its own database server (from /proc, so on Linux only). */
export async function idle(stage) {
  const server = await stage.server('all');
  const postmaster = await postmasterOf(stage.cluster);
  return server.awake(async () => {
    await sleep(SETTLES_MS);
    const before = cpuSeconds(server.pids, postmaster);
    await sleep(SECONDS * 1000);
    const percent = ((cpuSeconds(server.pids, postmaster) - before) / SECONDS) * 100;
    const measured = `server and its PostgreSQL over ${SECONDS} s`;
    return [
      {
        what: 'idle',
        measured,
        figure: `${percent.toFixed(1)} %`,
        aim: `< ${MAX_CPU_PERCENT} %`,
        isMet: percent < MAX_CPU_PERCENT,
      },
      { what: 'resident memory', measured: 'server', figure: `${megabytes('VmRSS', server.pids, 'status')} MB` },
      {
        what: 'resident memory',
        measured: `PostgreSQL, ${treeOf(postmaster).length} processes, shared pages counted once`,
        figure: `${megabytes('Pss', treeOf(postmaster), 'smaps_rollup')} MB`,
      },
    ];
  });
}
