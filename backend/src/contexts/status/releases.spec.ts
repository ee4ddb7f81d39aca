import { newerThan, readReleases } from './releases.js';

const entry = (change: object = {}) => ({
  tag_name: 'v1.2.0',
  name: 'Winter',
  body: 'Bigger menus.',
  html_url: 'https://forge.example/releases/1.2.0',
  published_at: '2026-11-20T09:00:00Z',
  draft: false,
  prerelease: false,
  ...change,
});
const read = (...entries: unknown[]) => readReleases(JSON.stringify(entries));

it('reads the fields that GitHub, Gitea and Forgejo share', () => {
  expect(read(entry())).toEqual([
    {
      version: '1.2.0',
      notes: 'Bigger menus.',
      url: 'https://forge.example/releases/1.2.0',
      publishedAt: '2026-11-20T09:00:00.000Z',
    },
  ]);
});

it('orders by version, whatever the order of the list, and returns the newest five', () => {
  const tags = ['v1.9.0', '1.10.0', 'v1.2.0', 'v2.0.0', 'v0.9.9', 'v1.10.1'];
  const versions = read(...tags.map((tag_name) => entry({ tag_name })))?.map(({ version }) => version);
  expect(versions).toEqual(['2.0.0', '1.10.1', '1.10.0', '1.9.0', '1.2.0']);
});

it.each([
  { draft: true },
  { prerelease: true },
  { tag_name: 'v1.3.0-rc.1' },
  { tag_name: 'nightly' },
  { tag_name: null },
  { body: 7 },
])('leaves out a release with %j', (change) => {
  expect(read(entry(change), 'a text', null, entry())?.map(({ version }) => version)).toEqual(['1.2.0']);
});

it.each(['', 'Not found', '<html></html>', '{"message":"Not Found"}', 'null', '7', '[{"tag_name":'])(
  'takes %j for no list',
  (text) => {
    expect(readReleases(text)).toBeNull();
  },
);

it('reads notes as plain text that hides nothing', () => {
  const body =
    '## New\r\n\r\n- <b>Menus</b> &amp; more\n<script>alert(1)</script><img src=x onerror=alert(1)>\u0000\u202Etxt.\ud800';
  expect(read(entry({ body }))?.[0]?.notes).toBe('## New\n\n- Menus & more\ntxt.\ufffd');
});

it('cuts notes after 20,000 characters and shows no empty ones', () => {
  expect(read(entry({ body: 'x'.repeat(30_000) }))?.[0]?.notes).toBe(`${'x'.repeat(20_000)} …`);
  expect(read(entry({ body: null }))?.[0]?.notes).toBe('');
});

it.each([
  [{ html_url: 'javascript:alert(1)' }, { url: null }],
  [{ html_url: 'http://forge.example/' }, { url: null }],
  [{ html_url: null }, { url: null }],
  [{ published_at: 'soon' }, { publishedAt: null }],
  [{ published_at: null }, { publishedAt: null }],
])('reads %j as %j', (change, expected) => {
  expect(read(entry(change))?.[0]).toMatchObject(expected);
});

it.each([
  ['1.2.0', '1.1.9', 1],
  ['1.10.0', '1.9.0', 1],
  ['1.2.0', '1.2.0', 0],
  ['1.1.9', '1.2.0', 0],
])('compares %s with the running %s', (listed, running, count) => {
  expect(newerThan(running, read(entry({ tag_name: listed })) ?? [])).toHaveLength(count);
});
