import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const base = 'http://localhost:4510';
const acc = { admin: 'owner@bistro.example', manager: 'manager@bistro.example', staff: 'staff@bistro.example' };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const shots = JSON.parse(process.argv[2]);
for (const [role, q, name, width, click] of shots) {
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 860 } });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', name, m.text()));
  const login = await page.request.post(`${base}/api/${role}/login`, { data: { email: acc[role], password: 'courtyard-demo' } });
  const text = await login.text();
  await page.goto(base + '/robots.txt');
  await page.evaluate(([k, r]) => localStorage.setItem(k, r), [role, text]);
  await page.goto(`${base}/${role}/dashboard?${q}`);
  await page.waitForTimeout(1500);
  for (const c of click ?? []) { const [kind, sel, val] = c; if (kind === 'click') await page.getByRole('button', { name: sel, exact: true }).first().click(); if (kind === 'text') await page.getByText(sel).first().click(); if (kind === 'fill') await page.getByLabel(sel).first().fill(val); await page.waitForTimeout(700); }
  await page.screenshot({ path: `/tmp/a-shots/${name}-${width}.png`, fullPage: false });
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations.length) console.log('axe', name, width, JSON.stringify(violations.map((v) => [v.id, v.nodes.map((n) => n.html).slice(0, 3)])));
  await ctx.close();
}
await browser.close();
