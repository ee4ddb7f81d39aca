import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';
import fonts from '@/shared/ui/theme/fonts.css?inline';
import start from './start.js?raw';

/** Where the build puts what browsers load, seen from the server's file. */
const CLIENT = join(import.meta.dirname, '..', 'client');
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const APP = '<script type="module" async="">';
const WAITING_APP = '<script type="text/plain" id="app">';

export interface Stylesheet {
  /** Where a browser would load it from. */
  address: string;
  rules: string;
}

/** The stylesheets of the matched routes. */
export async function readStyles({ manifest, staticHandlerContext }: EntryContext): Promise<Stylesheet[]> {
  const listed = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const addresses = [...new Set(listed.map((address) => address.replace(/#$/, '')))];
  return Promise.all(
    addresses.map(async (address) => ({ address, rules: await readFile(join(CLIENT, address), 'utf8') })),
  );
}

/**
 * The page so that its HTML alone is enough to paint it: the styles stand in it, while fonts and scripts wait for
 * `start.js`. On a slow line words and the first picture then have the line for themselves.
 */
export const paintFirst = (html: string, stylesheets: readonly Stylesheet[]): string =>
  withStyles(html.replace(MODULE_PRELOAD, ''), stylesheets);

/** The same for a page that is of use only with its scripts: they are fetched meanwhile, all at once. */
export const loadAtOnce = (html: string, stylesheets: readonly Stylesheet[]): string => withStyles(html, stylesheets);

function withStyles(html: string, stylesheets: readonly Stylesheet[]): string {
  const styles = stylesheets.map(({ rules }) => rules).join('');
  // Never loaded: they tell the scripts that these are here, which would else add them again, behind the page's own.
  const present = stylesheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled/>`).join('');
  const head =
    `<style>${styles}</style>${present}<style id="fonts" media="not all">${fonts}</style>` +
    `<noscript><style>${fonts}</style></noscript><script>${start}</script>`;
  return html.replace('</head>', () => `${head}</head>`).replace(APP, WAITING_APP);
}
