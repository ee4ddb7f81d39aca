import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, pageAt, ROUTES } from './page-files.mjs';

const PAGES = ['/staff/dashboard', '/staff/login'];
const SOURCE = fileURLToPath(new URL('../src/app/service-worker/staff.ts', import.meta.url));

/** Writes staff/sw.js, which knows every file that the staff's pages of this build may need. */
export async function writeServiceWorker(folder) {
  const files = await filesOf(folder, PAGES);
  const kept = [...files].sort().map((file) => ({ url: `/assets/${file}`, revision: null }));
  for (const url of PAGES) {
    const revision = createHash('sha256')
      .update(await pageAt(folder, url))
      .digest('hex');
    kept.push({ url, revision });
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      STAFF_PAGES: JSON.stringify(PAGES),
      STAFF_FILES: JSON.stringify(kept),
      STAFF_BUILD: JSON.stringify([...files].find((file) => ROUTES.test(file))),
    },
    build: {
      outDir: join(folder, 'staff'),
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
