import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BACK_OFFICE = 'layouts/back-office-layout';

/**
 * Beside the router's list of all routes one without the back office, which is most of it and which no page for readers
 * leads to: those pages load this one (`first-paint.server.ts`).
 */
export async function writeReadersManifest(folder) {
  for await (const file of glob('assets/manifest-*.js', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8');
    const [assignment] = code.split('{', 1);
    const manifest = JSON.parse(code.slice(assignment.length).replace(/;\s*$/, ''));
    const routes = Object.entries(manifest.routes).filter(
      ([id, { parentId }]) => id !== BACK_OFFICE && parentId !== BACK_OFFICE,
    );
    const url = manifest.url.replace('/manifest-', '/readers-');
    await writeFile(
      join(folder, url),
      `${assignment}${JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) })};`,
    );
  }
}
