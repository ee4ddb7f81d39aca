import { chromium } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { provideBrowsers } from '../../lib/browser.mjs';
import { frontend } from '../../lib/project.mjs';

const ACCOUNTS = {
  staff: 'staff@bistro.example',
  admin: 'owner@bistro.example',
  manager: 'manager@bistro.example',
};
const MAX_KB = 330;
const QUIET_MS = 2_000;
const BUILT = path.join(frontend, 'dist', 'client');

/** What a dashboard loads without interaction, in the compressed size of built files; pages are compressed as sent. */
export async function firstLoad(stage) {
  const server = await stage.server('small');
  const browser = await chromium.launch({ executablePath: (await provideBrowsers()).whole, args: ['--no-sandbox'] });
  try {
    return await server.awake(() => Promise.all(Object.keys(ACCOUNTS).map((role) => loadOf(browser, server, role))));
  } finally {
    await browser.close();
  }
}

async function loadOf(browser, { url }, role) {
  const context = await browser.newContext({ baseURL: url });
  const login = await context.request.post(`/api/${role}/login`, {
    data: { email: ACCOUNTS[role], password: 'courtyard-demo' },
  });
  const record = await login.text();
  await context.addInitScript(([key, value]) => globalThis.localStorage.setItem(key, value), [role, record]);
  const page = await context.newPage();
  const address = `/${role}/dashboard`;
  const files = new Set([`${address}/index.html`]);
  let lastAt = Date.now();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin !== url || !existsSync(path.join(BUILT, pathname)) || pathname.endsWith('/dashboard')) return;
    files.add(pathname);
    lastAt = Date.now();
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: /Dashboard/ }).waitFor();
  while (Date.now() - lastAt < QUIET_MS) await sleep(100);
  await context.close();
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const total = weight(files);
  return {
    what: `first load of ${address}`,
    measured: `brotli, ${files.size} files, ${weight(scripts).toFixed(0)} KB of it in ${scripts.length} scripts`,
    figure: `${total.toFixed(0)} KB`,
    aim: `≤ ${MAX_KB} KB`,
    isMet: total <= MAX_KB,
  };
}

function weight(files) {
  const sizes = [...files].map((file) => {
    const built = path.join(BUILT, file);
    if (built.endsWith('.html')) return brotliCompressSync(readFileSync(built)).length;
    return statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
