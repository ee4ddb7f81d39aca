import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, pageAt, ROUTES } from './page-files.mjs';

const PAGES = ['/staff/dashboard', '/staff/login'];
const sourceOf = (name) => fileURLToPath(new URL(`../src/app/service-worker/${name}.ts`, import.meta.url));

/** Writes push-worker.js, and staff/sw.js, which knows every file that the staff's pages of this build may need. */
export async function writeServiceWorker(folder) {
  const files = await filesOf(folder, PAGES);
  const entries = [...files].sort().map((file) => ({ url: `/assets/${file}`, revision: null }));
  for (const url of PAGES) {
    const revision = createHash('sha256')
      .update(await pageAt(folder, url))
      .digest('hex');
    entries.push({ url, revision });
  }
  await bundle('push', folder, 'push-worker.js');
  await bundle('staff', join(folder, 'staff'), 'sw.js', {
    STAFF_PAGES: JSON.stringify(PAGES),
    STAFF_FILES: JSON.stringify(entries),
    STAFF_BUILD: JSON.stringify([...files].find((file) => ROUTES.test(file))),
  });
}

const bundle = (source, outDir, name, define = {}) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: sourceOf(source), output: { format: 'iife', entryFileNames: name } },
    },
  });
