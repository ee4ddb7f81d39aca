import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LIMIT_KB = 105;

/** Fails when the scripts that the home page loads by itself weigh more than the budget, in brotli. */
export async function checkFirstLoad(folder) {
  const scripts = new Set();
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [, script] of page.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g))
    await addWithImports(folder, script, scripts);
  const sizes = await Promise.all([...scripts].map(async (script) => (await stat(join(folder, `${script}.br`))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`First load of /: ${total.toFixed(1)} KB of script in ${String(scripts.size)} files`);
  if (total > LIMIT_KB) throw new Error(`The first load of / may weigh ${String(LIMIT_KB)} KB at most.`);
}

async function addWithImports(folder, script, scripts) {
  if (scripts.has(script)) return;
  scripts.add(script);
  const code = await readFile(join(folder, script), 'utf8');
  for (const [, file] of code.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^'"()]*?from)?\s*["']\.\/([^"']+\.js)["']/g)) {
    await addWithImports(folder, `/assets/${file}`, scripts);
  }
}
