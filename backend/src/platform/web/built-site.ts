import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LivePage } from './live-pages.js';

/** Placeholder for this website's origin in the built pages. */
export const ORIGIN = 'https://origin.invalid';

const PAGE = /(^|\/)index\.html$/;
/** Path of the "not found" page. */
export const NOT_FOUND = '/404';
const NOT_FOUND_FILE = `${NOT_FOUND.slice(1)}/index.html`;
/** Files that are never served by name: pages have paths, and the server chooses compressed forms. */
const NO_ASSET = /(^|\/)\.|\.(html|data|br|gz)$/;

/** An article as the website shows it. */
export interface SiteArticle {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** Name of an image of the website. */
  readonly image: string;
  readonly imageAlt: string;
  /** Sanitized HTML. */
  readonly content: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly author: string;
  readonly readTime: string;
  readonly featured: boolean;
}

/** Plain JSON with facts that can change at any time, such as the hours, as the website reads it. */
export type SiteFacts = object;

interface ServerBundle {
  renderPage(request: Request, articles: readonly SiteArticle[], facts: SiteFacts): Promise<Response>;
}

/** The built website. */
export class BuiltSite {
  private readonly files: ReadonlySet<string>;
  private bundle: Promise<ServerBundle> | undefined;

  /** @param root directory of public files; the bundle that renders pages is next to it */
  constructor(readonly root: string) {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    this.files = new Set(files.map((file) => file.replaceAll(sep, '/')));
  }

  /** Paths of the built pages, such as `/` and `/blog`. */
  get addresses(): string[] {
    const pages = [...this.files].filter((file) => PAGE.test(file) && file !== NOT_FOUND_FILE);
    return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
  }

  /** Built pages by path, and the data from which browsers render them by paths that end with `.data`. */
  get pages(): Map<string, LivePage> {
    const pages = new Map<string, LivePage>();
    for (const address of this.addresses)
      pages.set(address, { type: 'text/html', body: this.read(`${address}/index.html`) });
    for (const file of this.files)
      if (file.endsWith('.data')) pages.set(`/${file}`, { type: 'text/x-script', body: this.read(file) });
    return pages;
  }

  get notFoundPage(): LivePage {
    return { type: 'text/html', body: this.read(NOT_FOUND_FILE), status: 404 };
  }

  isAsset(file: string): boolean {
    return this.files.has(file) && extname(file) !== '' && !NO_ASSET.test(file);
  }

  isCompressed(file: string): boolean {
    return this.files.has(`${file}.br`) && this.files.has(`${file}.gz`);
  }

  /** Whether the address is a built page, the "not found" page, or the data of one. */
  isPage(address: string): boolean {
    const file = address.endsWith('.data') ? address : `${address.replace(/\/$/, '')}/index.html`;
    return this.files.has(file.slice(1));
  }

  /** Renders a page, or its data, with these articles and facts. @throws Error if it cannot be rendered */
  async render(address: string, articles: readonly SiteArticle[], facts: SiteFacts): Promise<LivePage> {
    this.bundle ??= import(pathToFileURL(join(this.root, '..', 'server', 'index.js')).href) as Promise<ServerBundle>;
    const bundle = await this.bundle;
    const response = await bundle.renderPage(new Request(new URL(address, ORIGIN)), articles, facts);
    // The router turns any failure, such as an unreadable stylesheet, into an empty page.
    if (response.status >= 500) throw new Error(`Rendering ${address} failed with status ${String(response.status)}.`);
    const type = address.endsWith('.data') ? 'text/x-script' : 'text/html';
    // The page's data contains the same content escaped, so an unescaped match is markup.
    const foreign = articles.map(({ content }) => content).filter((content) => /<script/i.test(content));
    const status = address === NOT_FOUND ? 404 : response.status;
    return { type, body: await response.text(), status, foreign };
  }

  private read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }
}
