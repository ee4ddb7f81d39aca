import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltSite } from './built-site.js';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-built-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('reports a page that the router could not render, instead of serving its empty error page', async () => {
  for (const part of ['client', 'server']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'client', 'index.html'), 'home');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'server', 'index.js'),
    `export const renderPage = async ({ url }) =>
       url.endsWith('/broken') ? new Response(null, { status: 500 }) : new Response('page', { status: 404 });`,
  );
  const site = new BuiltSite(join(folder, 'client'));
  await expect(site.render('/broken', [], {})).rejects.toThrow('Rendering /broken failed with status 500.');
  expect(await site.render('/unknown', [], {})).toMatchObject({ body: 'page', status: 404 });
});
