import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeApiTypes, writeContract } from './api-types.mjs';
import { compressFiles } from './compress.mjs';
import { checkFirstLoad } from './first-load.mjs';

const at = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const openApi = at('../backend/dist/openapi.json');
if (!existsSync(openApi)) {
  console.error(`${openApi} is missing: build the back end first (npm run build -w backend).`);
  process.exit(1);
}
await writeApiTypes(openApi, at('src/shared/api/schema.gen.ts'));
await writeContract(openApi, at('src/shared/contract/contract.gen.ts'));

const reactRouter = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace(
  'package.json',
  'bin.cjs',
);
const build = spawnSync(process.execPath, [reactRouter, 'build'], { cwd: at(''), stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

await compressFiles(at('dist/client'));
await checkFirstLoad(at('dist/client'));
