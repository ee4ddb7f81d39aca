import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** KB of script, in brotli, that a page for readers runs before it is used. */
const UNTOUCHED_BUDGET_KB = 15;
/** KB of script, in brotli, that a page is made of once it is used; `npm run bench -- first-load` weighs all the rest too. */
const BUDGETS = {
  '/': 106,
  '/business-report': 130,
  '/build-report': 120,
  '/plan-report': 120,
  '/staff/login': 130,
  '/staff/dashboard': 145,
  '/manager/dashboard': 145,
  '/admin/dashboard': 145,
  '/admin/enquiries': 145,
  '/admin/trail': 145,
};
/** What is fetched for a part of a page, beyond what the page has loaded; the first dialog brings antd and its forms. */
const TAB_BUDGET_KB = 60;
const DIALOG_BUDGET_KB = 110;

const IMPORT = /(?:^|[;}\n])(?:import|export)(?:[^'"()]*?from)?\s*["']\.\/([^"']+\.js)["']/g;
const LAZY_IMPORT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

const INLINE = /<script>(.*?)<\/script>/gs;
const AWAITS_USE = '<script type="text/plain" id="app"';

/** Fails when what a page runs by itself, what it is made of, or one of its parts weighs more than its budget. */
export async function checkFirstLoad(folder) {
  for await (const file of glob('**/index.html', { cwd: folder })) await checkUntouched(folder, file);
  for (const [address, budget] of Object.entries(BUDGETS)) {
    const page = await readFile(join(folder, address, 'index.html'), 'utf8');
    const scripts = new Set();
    for (const [, script] of page.matchAll(/["']\/assets\/([\w.-]+\.js)["']/g))
      await addWithImports(folder, script, scripts);
    await check(folder, `First load of ${address}`, scripts, budget);
    for (const part of await lazyParts(folder, scripts)) {
      const added = await withImports(folder, part);
      await check(
        folder,
        `  ${part} there`,
        added.difference(scripts),
        part.includes('-tab-') ? TAB_BUDGET_KB : DIALOG_BUDGET_KB,
      );
    }
  }
}

async function checkUntouched(folder, file) {
  const page = await readFile(join(folder, file), 'utf8');
  if (!page.includes(AWAITS_USE)) return;
  const scripts = [...page.matchAll(INLINE)].map(([, script]) => script).join('\n');
  const size = brotliCompressSync(scripts).length / 1024;
  console.log(`Untouched ${file}: ${size.toFixed(1)} KB of script`);
  if (size > UNTOUCHED_BUDGET_KB) throw new Error(`Untouched it may run ${String(UNTOUCHED_BUDGET_KB)} KB at most.`);
}

async function check(folder, what, scripts, budget) {
  const sizes = await Promise.all(
    [...scripts].map(async (script) => (await stat(join(folder, `assets/${script}.br`))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${what}: ${total.toFixed(1)} KB of script in ${String(scripts.size)} files`);
  if (total > budget) throw new Error(`${what.trim()} may weigh ${String(budget)} KB at most.`);
}

async function lazyParts(folder, scripts) {
  const parts = new Set();
  for (const script of scripts)
    for (const [, part] of (await code(folder, script)).matchAll(LAZY_IMPORT)) if (!scripts.has(part)) parts.add(part);
  return parts;
}

async function withImports(folder, script) {
  const scripts = new Set();
  await addWithImports(folder, script, scripts);
  return scripts;
}

async function addWithImports(folder, script, scripts) {
  if (scripts.has(script)) return;
  scripts.add(script);
  for (const [, file] of (await code(folder, script)).matchAll(IMPORT)) await addWithImports(folder, file, scripts);
}

const code = (folder, script) => readFile(join(folder, 'assets', script), 'utf8');
