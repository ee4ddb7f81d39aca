import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import fonts from '@/shared/ui/theme/fonts.css?inline';
import ourFonts from '@/shared/ui/theme/our-fonts.css?inline';
import startBackOffice from './start/back-office.ts?script';
import startPage from './start/index.ts?script';

/** Where the build puts what browsers load, seen from the server's file. */
const CLIENT = join(import.meta.dirname, '..', 'client');
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** The list of all routes, and the one that the build has written beside it (`tools/readers-manifest.mjs`). */
const MANIFEST = /(?<="\/assets\/)manifest-(?=\w+\.js")/;
const FOR_READERS = 'readers-';
/** Characters from which on a stylesheet is fetched once and kept, instead of coming with each page: Ant Design's. */
const SHARED_FROM = 50_000;
const APP = '<script type="module" async="">';

/** What a page loads. */
export interface PageFiles {
  /** Addresses of its stylesheets, written in every way that scripts look for them. */
  stylesheets: readonly string[];
  /** What stands in them. */
  rules: string;
  /** Those that are too large to stand in each page. */
  shared: readonly string[];
  /** What all pages need, beginning with what needs nothing else. */
  core: readonly string[];
  /** What the routes of this one need besides. */
  parts: readonly string[];
}

/** What the matched routes load. */
export async function filesOf({ manifest, staticHandlerContext }: EntryContext): Promise<PageFiles> {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const core = manifest.entry.imports;
  const addresses = new Set(routes.flatMap(({ css = [] }) => css));
  const files = [...new Set([...addresses].map(fileOf))];
  const sheets = await Promise.all(
    files.map(async (file) => ({ file, rules: await readFile(join(CLIENT, file), 'utf8') })),
  );
  const shared = sheets.filter(({ rules }) => rules.length > SHARED_FROM).map(({ file }) => file);
  return {
    rules: sheets.map(({ file, rules }) => (shared.includes(file) ? '' : rules)).join(''),
    shared,
    stylesheets: [...new Set([...addresses, ...files])].filter((file) => !shared.includes(file)),
    core,
    parts: [...new Set(routes.flatMap(({ imports = [] }) => imports))].filter((file) => !core.includes(file)),
  };
}

/**
 * The page so that its HTML alone is enough to read it: the styles stand in it, while fonts and scripts wait for
 * `start`. On a slow line words and the first picture then have the line for themselves, and a phone runs nothing.
 */
export const paintFirst = (html: string, files: PageFiles): string =>
  withHead(html.replace(MODULE_PRELOAD, '').replace(MANIFEST, FOR_READERS), files, startPage).replace(
    APP,
    () =>
      `<script type="text/plain" id="app" data-core="${files.core.join(' ')}" data-parts="${files.parts.join(' ')}">`,
  );

/** A page that is of use only with its scripts: they are fetched beside it, all at once, and run as they arrive. */
export const loadAtOnce = (html: string, files: PageFiles): string => withHead(html, files, startBackOffice);

/** The router writes `#` behind some of its stylesheets; Vite knows them without. */
const fileOf = (address: string) => address.replace(/#$/, '');

function withHead(html: string, { shared, stylesheets, rules }: PageFiles, start: string): string {
  // Never loaded: they tell Vite's scripts and the router that these are here, which would else fetch them.
  const present = stylesheets.map((address) => `<link rel="stylesheet" href="${address}" disabled/>`).join('');
  const head =
    shared.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('') +
    `<style>${rules}${fonts}${ourFonts}</style>${present}` +
    `<noscript><style>${ourFonts.replaceAll('[data-fonts]', ':root')}</style></noscript><script>${start}</script>`;
  return html.replace('</head>', () => `${head}</head>`);
}
