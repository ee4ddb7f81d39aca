import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import './generate.mjs';

const at = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const reactRouter = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace(
  'package.json',
  'bin.cjs',
);
const build = spawnSync(process.execPath, [reactRouter, 'build'], { cwd: at(''), stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

await writeServiceWorker(at('dist/client'));
await compressFiles(at('dist/client'));
await checkFirstLoad(at('dist/client'));
