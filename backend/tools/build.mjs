/** Compiles the back end into dist/ and writes the description of its interface, from which the website's types are made. */
import { transformFile } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const src = path.join(home, 'src');
const dist = path.join(home, 'dist');

const files = await readdir(src, { recursive: true });
const sources = files.filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|[\\/])testing[\\/]/.test(file));
await rm(dist, { recursive: true, force: true });
await Promise.all(sources.map(compile));

const { status } = spawnSync(process.execPath, ['dist/app/openapi.js'], { cwd: home, stdio: 'inherit' });
process.exitCode = status ?? 1;

async function compile(file) {
  const target = path.join(dist, file.replace(/\.ts$/, '.js'));
  const map = `${path.basename(target)}.map`;
  const compiled = await transformFile(path.join(src, file), {
    configFile: path.join(home, '.swcrc'),
    sourceFileName: path.relative(path.dirname(target), path.join(src, file)),
  });
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${compiled.code}\n//# sourceMappingURL=${map}\n`);
  await writeFile(path.join(path.dirname(target), map), compiled.map);
}
