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

/** The stylesheets of the matched routes, as one. */
export async function readStyles({ manifest, staticHandlerContext }: EntryContext): Promise<string> {
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const files = new Set(addresses.map((address) => join(CLIENT, address.replace(/#$/, ''))));
  return (await Promise.all([...files].map((file) => readFile(file, 'utf8')))).join('');
}

/**
 * The page so that its HTML alone is enough to paint it: the styles stand in it, while fonts and scripts wait for
 * `start.js`. On a slow line words and the first picture then have the line for themselves.
 */
export function paintFirst(html: string, styles: string): string {
  const head =
    `<style>${styles}</style><style id="fonts" media="not all">${fonts}</style>` +
    `<noscript><style>${fonts}</style></noscript><script>${start}</script>`;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(APP, WAITING_APP);
}
