import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { BuiltSite } from './built-site.js';
import type { LivePage } from './live-pages.js';
import { webSite } from './web-site.js';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-site-'));
const root = join(folder, 'client');
const PUBLIC_URL = new URL('https://bistro.example');
const CALLS = /^\/(?:api(?:\/|$)|calendar\/[^/]+\.ics$|pictures\/[0-9a-f]{20}-\d+\.(?:webp|jpg)$)/i;
const HOME = '<link rel="canonical" href="https://bistro.example/"/>home<script>hello()</script>';
let site: Express;

beforeAll(async () => {
  const files: Record<string, string | Buffer> = {
    'client/index.html': '<link rel="canonical" href="https://origin.invalid/"/>home<script>hello()</script>',
    'client/_.data': 'data of https://origin.invalid/',
    'client/reservations/index.html': 'reservations',
    'client/404/index.html': 'nothing here',
    'client/staff/dashboard/index.html': 'shell',
    'client/staff/sw.js': 'service worker',
    'server/index.js': 'the server alone reads this',
    'client/assets/app-abc.js': 'script',
    'client/assets/app-abc.js.br': brotliCompressSync('script, compressed'),
    'client/assets/app-abc.js.gz': gzipSync('script, compressed'),
    'client/pictures/hero.avif': 'picture',
    'client/pictures/sun-48.webp': await sharp({
      create: { width: 48, height: 32, channels: 4, background: '#e9a23b80' },
    })
      .webp()
      .toBuffer(),
    'client/.vite/manifest.json': '{}',
    'client/assets/gone.js': 'soon gone',
    'client/assets/gone.js.br': brotliCompressSync('soon gone'),
    'client/assets/gone.js.gz': gzipSync('soon gone'),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  site = express().use(webSite(new BuiltSite(root), PUBLIC_URL, CALLS));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const get = (path: string) => request(site).get(path).set('Accept-Encoding', 'identity');

it.each([
  ['/', 200, HOME],
  ['/reservations', 200, 'reservations'],
  ['/reservations/', 200, 'reservations'],
  ['/staff/dashboard', 200, 'shell'],
  ['/assets/app-abc.js', 200, 'script'],
  ['/nope', 404, 'nothing here'],
  ['/404', 404, 'nothing here'],
  ['/staff/other', 404, 'nothing here'],
  ['/_.data', 200, 'data of https://bistro.example/'],
  ['/_.data.br', 404, 'nothing here'],
  ['/index.html', 404, 'nothing here'],
  ['/index.html.br', 404, 'nothing here'],
  ['/assets', 404, 'nothing here'],
  ['/assets/x.js', 404, 'nothing here'],
  ['/.vite/manifest.json', 404, 'nothing here'],
  ['/..%2fserver/index.js', 404, 'nothing here'],
  ['/%2e%2e/server/index.js', 404, 'nothing here'],
  ['/%00', 404, 'nothing here'],
  ['/%ff', 404, 'nothing here'],
])('answers %s with %i', async (path, status, text) => {
  const response = await get(path)
    .buffer(true)
    .parse((stream, done) => {
      let read = '';
      stream.on('data', (chunk: Buffer) => (read += chunk.toString()));
      stream.on('end', () => {
        done(null, read);
      });
    });
  expect({ status: response.status, text: response.body as string }).toEqual({ status, text });
});

it.each([
  ['/reservations%23a.token-1_x', '/reservations#a.token-1_x'],
  ['/staff/dashboard%23a%2Fb', '/staff/dashboard#a%2Fb'],
])('redirects %s, as email link scanners write it, to %s', async (path, location) => {
  const { headers } = await get(path).expect(302);
  expect(headers['location']).toBe(location);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['/nope%23token', '//elsewhere.example%23token', '/%23token%0d%0aX: 1'])(
  'leads %s to no other website',
  async (path) => {
    const { headers, status } = await get(path);
    expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
    expect([302, 404]).toContain(status);
    expect(headers).not.toHaveProperty('x');
  },
);

it('leaves API calls and uploaded images to the application', async () => {
  const handler = webSite(new BuiltSite(root), PUBLIC_URL, CALLS);
  const program = express().use(handler, (request, response) => void response.send(`asked for ${request.path}`));
  const key = '0123456789abcdef0123';
  for (const path of [
    '/api/contact',
    '/calendar/secret.ics',
    `/pictures/${key}-1600.webp`,
    `/pictures/${key}-800.jpg`,
  ]) {
    expect((await request(program).get(path).expect(200)).text).toBe(`asked for ${path}`);
  }
  await request(program).get(`/pictures/${key}-800.svg`).expect(404);
  await request(program).get('/pictures/hero.avif').expect(200).expect('Content-Type', 'image/avif');
});

it('caches hashed files forever, revalidates pages, and allows the scripts of a page by their hash', async () => {
  expect((await get('/assets/app-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/staff/sw.js')).headers['cache-control']).toBe('no-cache');
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('no-cache');
  const hash = createHash('sha256').update('hello()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('sends the smaller form to a browser that takes several', async () => {
  const { headers } = await request(site).get('/').set('Accept-Encoding', 'gzip, deflate, br, zstd').expect(200);
  expect(headers['content-encoding']).toBe('br');
});

it.each(['br', 'gzip'])('sends a page as %s to those who take it, and a repetition as 304', async (encoding) => {
  const fetchPage = () => request(site).get('/').set('Accept-Encoding', encoding);
  const { headers, text } = await fetchPage().expect(200);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(text).toBe(HOME);
  await fetchPage()
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(304);
});

it('sends the compressed file of an asset', async () => {
  const { headers, text } = await request(site).get('/assets/app-abc.js').set('Accept-Encoding', 'br').expect(200);
  expect({ text, encoding: headers['content-encoding'] }).toEqual({ text: 'script, compressed', encoding: 'br' });
});

it('survives a file that was taken away', async () => {
  for (const suffix of ['', '.br', '.gz']) rmSync(join(root, `assets/gone.js${suffix}`));
  const { headers } = await request(site).get('/assets/gone.js').set('Accept-Encoding', 'br').expect(404);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('cache-control');
  await get('/').expect(200);
});

it.each(['post', 'put', 'delete'] as const)('does not allow anyone to %s a page', async (method) => {
  await request(site)[method]('/').expect(405);
});

describe('a live page', () => {
  const html = '<script>go()</script><script src="/x.js"></script><p>fresh</p>';
  let live: Express;
  beforeAll(() => {
    Logger.overrideLogger(false);
    const find = (path: string): Promise<LivePage | null> =>
      path === '/broken' || path === '/'
        ? Promise.reject(new Error('no database'))
        : Promise.resolve(path === '/reservations' ? { type: 'text/html', body: html } : null);
    live = express().use(webSite(new BuiltSite(root), PUBLIC_URL, CALLS, { find }));
  });

  it('comes before the built one, with the hashes of its own scripts', async () => {
    const { text, headers } = await request(live).get('/reservations').set('Accept-Encoding', 'identity').expect(200);
    expect(text).toBe(html);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('leads to another address with the same query', async () => {
    const find = () => Promise.resolve<LivePage>({ type: 'text/html', body: '', location: '/blog/new' });
    const moved = express().use(webSite(new BuiltSite(root), PUBLIC_URL, CALLS, { find }));
    const { headers } = await request(moved).get('/blog/old?from=letter&n=1').expect(302);
    expect(headers).toMatchObject({ location: '/blog/new?from=letter&n=1', 'cache-control': 'no-cache' });
  });

  it('is compressed for those who take it, and costs a repetition a 304', async () => {
    const { text, headers } = await request(live).get('/reservations').set('Accept-Encoding', 'br').expect(200);
    expect({ text, encoding: headers['content-encoding'] }).toEqual({ text: html, encoding: 'br' });
    await request(live)
      .get('/reservations')
      .set('Accept-Encoding', 'br')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('leaves all other addresses, and its own after an error, to the built files', async () => {
    expect((await request(live).get('/').set('Accept-Encoding', 'identity').expect(200)).text).toBe(HOME);
  });

  it('that cannot be made is no missing page where nothing was built', async () => {
    const { headers, text } = await request(live).get('/broken').expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('Please try again shortly.');
  });

  it('also replaces the "not found" page, whose footer has the current hours', async () => {
    const page: LivePage = { type: 'text/html', body: 'nothing here, closed today', status: 404 };
    const find = (path: string) => Promise.resolve(path === '/404' ? page : null);
    const served = express().use(webSite(new BuiltSite(root), PUBLIC_URL, CALLS, { find }));
    for (const path of ['/nope', '/blog/a/b', '/404'])
      expect((await request(served).get(path).set('Accept-Encoding', 'identity').expect(404)).text).toBe(page.body);
  });

  it('allows no script of what people wrote', async () => {
    const foreign = '<p>Soup</p><script>steal("https://origin.invalid")</script>';
    const page: LivePage = { type: 'text/html', body: `${foreign}<script>own()</script>`, foreign: [foreign] };
    const served = express().use(
      webSite(new BuiltSite(root), PUBLIC_URL, CALLS, { find: () => Promise.resolve(page) }),
    );
    const { headers } = await request(served).get('/blog/soup').expect(200);
    const hash = createHash('sha256').update('own()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

it('serves its images as JPEG for mail clients', async () => {
  const { body, headers } = await get('/pictures/sun-48.jpg').expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' });
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 32 });
});

it.each(['/pictures/moon-48.jpg', '/assets/app-abc.jpg', '/pictures/../index.jpg', '/pictures/.sun-48.jpg'])(
  'makes no JPEG of %s, which is no picture of the website',
  async (path) => {
    await get(path).expect(404);
  },
);
