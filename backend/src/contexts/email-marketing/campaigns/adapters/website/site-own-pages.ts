import type { SitePages } from '../../../../blog/index.js';
import type { OwnPages } from '../../domain/ports/own-pages.js';

export class SiteOwnPages implements OwnPages {
  constructor(
    private readonly pages: SitePages,
    private readonly publicUrl: URL,
  ) {}

  /** Compares hosts only, since content may have been written while the website had another port or no certificate. */
  isOwn({ hostname }: URL): boolean {
    return hostname === this.publicUrl.hostname;
  }

  async isDeadEnd(url: URL): Promise<boolean> {
    if (!this.isOwn(url) || !isPage(url.pathname)) return false;
    return this.pages.lacks(url.pathname.replace(/(?<=.)\/$/, ''));
  }
}

/** Files and API calls are not checked. */
const isPage = (path: string) => !/\.\w+$|^\/api\//.test(path);
