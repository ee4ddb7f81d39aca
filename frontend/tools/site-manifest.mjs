import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import routes from '../src/app/routes.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const BACK_OFFICE = /^\/(admin|manager|staff)(\/|$)/;

/**
 * What the server must know about the pages: `csp`, the hashes of each page's inline scripts (it allows exactly these),
 * and `appRoutes`, the addresses without a page of their own, which get the shell of the dashboards.
 */
export async function writeSiteManifest(folder, target) {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const csp = await Promise.all(
    pages.map(async (page) => [page, scriptHashes(await readFile(join(folder, page), 'utf8'))]),
  );
  const appRoutes = addresses(routes).filter((address) => BACK_OFFICE.test(address));
  await writeFile(target, JSON.stringify({ csp: Object.fromEntries(csp), appRoutes }, null, 2));
}

function scriptHashes(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script);
  return [...new Set(scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`))];
}

function addresses(tree, parent = '') {
  return tree.flatMap(({ path, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    return children.length > 0 ? addresses(children, address) : [address];
  });
}
