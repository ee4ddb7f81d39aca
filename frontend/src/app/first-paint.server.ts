import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import fonts from '@/shared/ui/theme/fonts.css?inline';
import ourFonts from '@/shared/ui/theme/our-fonts.css?inline';
import start from './start/index.ts?script';

/** Where the build puts what browsers load, seen from the server's file. */
const CLIENT = join(import.meta.dirname, '..', 'client');
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** The list of all routes, and the one that the build has written beside it (`tools/readers-manifest.mjs`). */
const MANIFEST = /(?<="\/assets\/)manifest-(?=\w+\.js")/;
const FOR_READERS = 'readers-';
const APP = '<script type="module" async="">';

/** What a page loads. */
export interface PageFiles {
  stylesheets: readonly Stylesheet[];
  /** What all pages need, beginning with what needs nothing else. */
  core: readonly string[];
  /** What the routes of this one need besides. */
  parts: readonly string[];
}

interface Stylesheet {
  /** Where a browser would load it from. */
  address: string;
  rules: string;
}

/** What the matched routes load. */
export async function filesOf({ manifest, staticHandlerContext }: EntryContext): Promise<PageFiles> {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const core = manifest.entry.imports;
  const addresses = [...new Set(routes.flatMap(({ css = [] }) => css.map((address) => address.replace(/#$/, ''))))];
  return {
    stylesheets: await Promise.all(
      addresses.map(async (address) => ({ address, rules: await readFile(join(CLIENT, address), 'utf8') })),
    ),
    core,
    parts: [...new Set(routes.flatMap(({ imports = [] }) => imports))].filter((file) => !core.includes(file)),
  };
}

/**
 * The page so that its HTML alone is enough to read it: the styles stand in it, while fonts and scripts wait for
 * `start`. On a slow line words and the first picture then have the line for themselves, and a phone runs nothing.
 */
export const paintFirst = (html: string, files: PageFiles): string =>
  withStyles(html.replace(MODULE_PRELOAD, '').replace(MANIFEST, FOR_READERS), files).replace(
    APP,
    () =>
      `<script type="text/plain" id="app" data-core="${files.core.join(' ')}" data-parts="${files.parts.join(' ')}">`,
  );

/** A page that is of use only with its scripts: they are fetched beside it, all at once, and run as they arrive. */
export const loadAtOnce = (html: string, files: PageFiles): string => withStyles(html, files);

function withStyles(html: string, { stylesheets }: PageFiles): string {
  const styles = stylesheets.map(({ rules }) => rules).join('');
  // Never loaded: they tell the scripts that these are here, which would else add them again, behind the page's own.
  const present = stylesheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled/>`).join('');
  const head =
    `<style>${styles}${fonts}</style>${present}<style id="fonts" media="not all">${ourFonts}</style>` +
    `<noscript><style>${ourFonts}</style></noscript><script>${start}</script>`;
  return html.replace('</head>', () => `${head}</head>`);
}
