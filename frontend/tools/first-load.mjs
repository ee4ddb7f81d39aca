import { glob, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, pageAt } from './page-files.mjs';

/** KB of script, in brotli, that a page for readers runs before it is used. */
const UNTOUCHED_BUDGET_KB = 15;
/**
 * KB of script (brotli) that a page consists of once it is used, including the list of all routes. `npm run bench -- first-load`
 * measures the rest too.
 */
const BUDGETS = {
  '/': 114,
  '/business-report': 132,
  '/build-report': 126,
  '/plan-report': 126,
};
/** Back-office pages. Budgets are KB of script and style (brotli): what they share and the browser caches, and what each adds. */
const BACK_OFFICE = [
  '/staff/dashboard',
  '/manager/dashboard',
  '/admin/dashboard',
  '/admin/enquiries',
  '/admin/trail',
  '/admin/guest-journey',
  '/admin/hours',
  '/admin/month',
  '/admin/import',
  '/admin/photographs',
  '/admin/integrations',
  '/admin/team',
  '/admin/login',
  '/manager/login',
  '/staff/login',
  '/sign-in/directory',
];
const STAFF_PAGES = ['/staff/dashboard', '/staff/login'];
const SHARED_BUDGET_KB = 335;
const LOGIN_BUDGET_KB = 30;
/** With the tab that is seen first. */
const DASHBOARD_BUDGET_KB = 60;
/** For a lazily loaded part of a page; the first table brings antd's tables. */
const PART_BUDGET_KB = 90;
/** What the staff's tablet caches to open offline, including shared files and fonts, and what it requests at each visit. */
const OFFLINE_BUDGET_KB = 560;
const WORKER_BUDGET_KB = 12;
/** Ant Design's files, which no public page loads. */
const ANTD = /^antd-/;

const IMPORT = /(?:^|[;}\n])(?:import|export)(?:[^'"()]*?from)?\s*["']\.\/([^"']+\.js)["']/g;
const LAZY_IMPORT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Scripts that run; others are data. */
const INLINE = /<script(?: data-styles="[^"]*")?>(.*?)<\/script>/gs;
const AWAITS_USE = '<template id="app">';

/** Fails when an untouched page, a page in use or one of its parts exceeds its budget. */
export async function checkFirstLoad(folder) {
  for await (const file of glob('**/index.html', { cwd: folder })) await checkUntouched(folder, file);
  for (const [address, budget] of Object.entries(BUDGETS)) {
    const scripts = await scriptsOf(folder, address);
    await check(folder, `First load of ${address}`, scripts, budget);
    const parts = await checkParts(folder, scripts);
    if ([...scripts.union(parts)].some((file) => ANTD.test(file))) throw new Error(`${address} loads Ant Design.`);
  }
  await checkBackOffice(folder);
}

async function checkBackOffice(folder) {
  const pages = new Map();
  for (const address of BACK_OFFICE) {
    const styles = (await pageAt(folder, address)).matchAll(
      /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)"\/>/g,
    );
    const files = (await scriptsOf(folder, address)).union(new Set(Array.from(styles, ([, file]) => file)));
    if (![...files].some((file) => ANTD.test(file))) throw new Error(`${address} has no file of Ant Design.`);
    pages.set(address, files);
  }
  const dashboards = [...pages].filter(([address]) => address.endsWith('/dashboard')).map(([, files]) => files);
  const shared = dashboards.reduce((common, files) => common.intersection(files));
  await check(folder, 'Shared by the dashboards', shared, SHARED_BUDGET_KB);
  for (const [address, files] of pages) {
    await check(folder, `First load of ${address} beyond what is shared`, files.difference(shared), budgetOf(address));
    await checkParts(folder, files.union(shared));
  }
  await check(folder, 'Cached for staff offline', await filesOf(folder, STAFF_PAGES), OFFLINE_BUDGET_KB);
  await check(folder, 'Asked for at each of their visits', ['../staff/sw.js'], WORKER_BUDGET_KB);
}

function budgetOf(address) {
  if (address.endsWith('/dashboard')) return DASHBOARD_BUDGET_KB;
  // Inquiries and activity are what a tab is elsewhere.
  return /(login|directory)$/.test(address) ? LOGIN_BUDGET_KB : PART_BUDGET_KB;
}

/** The parts that are loaded later, each held to its budget; all their files. */
async function checkParts(folder, files) {
  const all = new Set();
  for (const part of await lazyParts(folder, files)) {
    const added = (await withImports(folder, part)).difference(files);
    await check(folder, `  ${part} there`, added, PART_BUDGET_KB);
    for (const file of added) all.add(file);
  }
  return all;
}

async function scriptsOf(folder, address) {
  const scripts = new Set();
  for (const [, script] of (await pageAt(folder, address)).matchAll(/["']\/assets\/([\w.-]+\.js)["']/g))
    await addWithImports(folder, script, scripts);
  return scripts;
}

async function checkUntouched(folder, file) {
  const page = await readFile(join(folder, file), 'utf8');
  if (!page.includes(AWAITS_USE)) return;
  if ([...(await scriptsOf(folder, dirname(file)))].some((script) => ANTD.test(script)))
    throw new Error(`${file} loads Ant Design.`);
  const scripts = [...page.matchAll(INLINE)].map(([, script]) => script).join('\n');
  const size = brotliCompressSync(scripts).length / 1024;
  console.log(`Untouched ${file}: ${size.toFixed(1)} KB of script`);
  if (size > UNTOUCHED_BUDGET_KB) throw new Error(`Untouched it may run ${String(UNTOUCHED_BUDGET_KB)} KB at most.`);
}

async function check(folder, what, files, budget) {
  const sizeOf = async (file) =>
    (await stat(join(folder, 'assets', file.endsWith('.woff2') ? file : `${file}.br`))).size;
  const sizes = await Promise.all([...files].map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${what}: ${total.toFixed(1)} KB in ${String(sizes.length)} files`);
  if (total > budget) throw new Error(`${what.trim()} may weigh ${String(budget)} KB at most.`);
}

async function lazyParts(folder, files) {
  const scripts = new Set([...files].filter((file) => file.endsWith('.js')));
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
