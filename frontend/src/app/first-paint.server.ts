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
/** Around the router's scripts (`root.tsx`). */
const APP = '<noscript id="app">';
const APP_END = '</noscript>';

/** The stylesheets of a page. */
interface PageStyles {
  /** Addresses of its stylesheets, in every form in which scripts look for them. */
  stylesheets: readonly string[];
  /** Their rules. */
  rules: string;
  /** Stylesheets that are too large to be inline. */
  shared: readonly string[];
}

/** Read once: their names change with their content. */
const knownRules = new Map<string, string>();

async function rulesOf(file: string): Promise<string> {
  const rules = knownRules.get(file) ?? (await readFile(join(CLIENT, file), 'utf8'));
  knownRules.set(file, rules);
  return rules;
}

async function stylesOf({ manifest, staticHandlerContext }: EntryContext): Promise<PageStyles> {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const addresses = new Set(routes.flatMap(({ css = [] }) => css));
  const files = [...new Set([...addresses].map(fileOf))];
  const sheets = await Promise.all(files.map(async (file) => ({ file, rules: await rulesOf(file) })));
  const shared = sheets.filter(({ rules }) => rules.length > SHARED_FROM).map(({ file }) => file);
  return {
    rules: sheets.map(({ file, rules }) => (shared.includes(file) ? '' : rules)).join(''),
    shared,
    stylesheets: [...new Set([...addresses, ...files])].filter((file) => !shared.includes(file)),
  };
}

/**
 * Makes the HTML alone readable: styles are inline, while fonts and scripts wait for `start`. On a slow connection the text and the
 * first image load alone, and a phone runs nothing. A page that needs its scripts loads them at once.
 */
export async function paintFirst(html: string, context: EntryContext): Promise<string> {
  // For `shared/lib/release`; React leaves an attribute alone that it does not know.
  const [page = '', app] = html.replace('<html ', `<html data-build="${context.manifest.version}" `).split(APP);
  const styles = await stylesOf(context);
  if (app === undefined) return withHead(page, styles, startBackOffice);
  // The router's data follows its scripts, and waits with them. React cannot fill a template, and without scripts, browsers would
  // load what a noscript names.
  const waiting = app.replace(APP_END, '').replace('</body>', '</template></body>');
  return withHead(`${page}<template id="app">${waiting}`, styles, startPage);
}

/** The router appends `#` to some stylesheet addresses; Vite knows them without it. */
const fileOf = (address: string) => address.replace(/#$/, '');

function withHead(html: string, { shared, stylesheets, rules }: PageStyles, start: string): string {
  const head =
    shared.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('') +
    `<style>${rules}${fonts}${ourFonts}</style>` +
    `<noscript><style>${ourFonts.replaceAll('[data-fonts]', ':root')}</style></noscript><script data-styles="${stylesheets.join(' ')}">${start}</script>`;
  return html.replace('</head>', () => `${head}</head>`);
}
