import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import fonts from '@/shared/ui/theme/fonts.css?inline';
import ourFonts from '@/shared/ui/theme/our-fonts.css?inline';
import startBackOffice from './start/back-office.ts?script';
import startPage from './start/index.ts?script';

/** The client build, relative to the server bundle. */
const CLIENT = join(import.meta.dirname, '..', 'client');
/** Stylesheets of at least this many characters, such as Ant Design's, are files that browsers cache, instead of inline. */
const SHARED_FROM = 50_000;
/** React Router's markup; it can only write scripts that run immediately. */
const PRELOAD = '<link rel="modulepreload"';
const APP = '<script type="module" async="">';

/** The files that a page loads. */
export interface PageFiles {
  /** Addresses of its stylesheets, in every form in which scripts look for them. */
  stylesheets: readonly string[];
  /** Their rules. */
  rules: string;
  /** Stylesheets that are too large to be inline. */
  shared: readonly string[];
  /** The page's scripts in order of their dependencies; the last one starts React. */
  scripts: readonly string[];
}

/** The files of the matched routes. */
export async function filesOf({ manifest, staticHandlerContext }: EntryContext): Promise<PageFiles> {
  const { entry } = manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const parts = routes.flatMap(({ imports = [], module, clientLoaderModule }) => [
    ...imports,
    module,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
  ]);
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
    scripts: [...new Set([...entry.imports, ...parts, manifest.url, entry.module])],
  };
}

/**
 * Makes the HTML alone readable: styles are inline, while fonts and scripts wait for `start`. On a slow connection the text and the
 * first image load alone, and a phone runs nothing.
 */
export function paintFirst(html: string, files: PageFiles): string {
  const unloaded = files.scripts.reduce((page, file) => replaceOnce(page, `${PRELOAD} href="${file}"/>`, ''), html);
  if (unloaded.includes(PRELOAD)) throw new Error('React Router loads a file ahead that the page does not know of.');
  const waiting = `<script type="text/plain" id="app" data-files="${files.scripts.join(' ')}">`;
  return withHead(replaceOnce(unloaded, APP, waiting), files, startPage);
}

/** Throws, and thus fails the build, if React Router's output has changed. */
function replaceOnce(page: string, text: string, by: string): string {
  const [before = '', after, ...others] = page.split(text);
  if (after === undefined || others.length > 0) throw new Error(`React Router does not write ${text} once.`);
  return before + by + after;
}

/** For pages that need their scripts: all are fetched at once and run as they arrive. */
export const loadAtOnce = (html: string, files: PageFiles): string => withHead(html, files, startBackOffice);

/** The router appends `#` to some stylesheet addresses; Vite knows them without it. */
const fileOf = (address: string) => address.replace(/#$/, '');

function withHead(html: string, { shared, stylesheets, rules }: PageFiles, start: string): string {
  const head =
    shared.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('') +
    `<style>${rules}${fonts}${ourFonts}</style>` +
    `<noscript><style>${ourFonts.replaceAll('[data-fonts]', ':root')}</style></noscript><script data-styles="${stylesheets.join(' ')}">${start}</script>`;
  return replaceOnce(html, '</head>', `${head}</head>`);
}
