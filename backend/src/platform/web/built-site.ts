import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';

export const SHELL = '__spa-fallback.html';
export const NOT_FOUND = '404/index.html';

const manifest = z.object({
  /** HTML file to the hashes of its inline scripts. */
  csp: z.record(z.string(), z.array(z.string())),
  /** Addresses that exist without a page of their own: the dashboards. */
  appRoutes: z.array(z.string()),
});

/** The website as the build left it. */
export class BuiltSite {
  readonly files: ReadonlySet<string>;
  readonly scriptHashes: Readonly<Record<string, readonly string[]>>;
  readonly appRoutes: readonly string[];

  constructor(readonly root: string) {
    const { csp, appRoutes } = manifest.parse(JSON.parse(readFileSync(join(root, '..', 'site.json'), 'utf8')));
    this.scriptHashes = csp;
    this.appRoutes = appRoutes;
    this.files = new Set(
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/')),
    );
  }

  /** Addresses of the pages that were built, such as `/` and `/blog`. */
  get pages(): string[] {
    const pages = [...this.files].filter((file) => /(^|\/)index\.html$/.test(file) && file !== NOT_FOUND);
    return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }
}
