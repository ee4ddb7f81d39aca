import { onStage } from './bench/stage.mjs';
import { insertsOf, changesOf, CHANGES } from './bench/calls.mjs';
import { cpuSeconds, postmasterOf } from './bench/processes.mjs';
import { query } from './bench/cluster.mjs';
import autocannon from 'autocannon';
const variants = process.argv[2] ? process.argv[2].split(';;') : [];
await onStage(async (stage) => {
  const pm = await postmasterOf(stage.cluster);
  const run = async (label, name, loadOf, seconds = 6) => {
    const s = await stage.server(name);
    await s.awake(async () => {
      const load = await loadOf(s);
      const { expected, ...o } = load;
      await autocannon({ connections: 32, ...o, duration: 1 });
      const n0 = cpuSeconds(s.pids, undefined), p0 = cpuSeconds([], pm);
      const r = await autocannon({ connections: 32, ...o, duration: seconds });
      const n = r.statusCodeStats[expected].count;
      const node = (cpuSeconds(s.pids, undefined) - n0) / n * 1e6, db = (cpuSeconds([], pm) - p0) / n * 1e6;
      console.log(label.padEnd(40), 'per s', (n / r.duration).toFixed(0), 'node µs', node.toFixed(0), 'pg µs', db.toFixed(0), 'sum', (node + db).toFixed(0));
    });
  };
  for (let i = 0; i < 2; i++) { await run('floor insert', 'floor', insertsOf); await run('web insert', 'web', insertsOf); }
  await run('floor notes', 'floor', (s) => changesOf(s, CHANGES.notes)); await run('web notes', 'web', (s) => changesOf(s, CHANGES.notes));
  const s = await stage.server('web');
  for (const v of variants) { await query(s.databaseUrl, v); await run('after ' + v.slice(0, 34), 'web', insertsOf); }
  await run('floor insert', 'floor', insertsOf);
});
