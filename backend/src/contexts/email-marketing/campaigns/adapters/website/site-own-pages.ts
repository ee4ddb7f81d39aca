import type { SitePages } from '../../../../blog/index.js';
import type { OwnPages } from '../../domain/ports/own-pages.js';

export class SiteOwnPages implements OwnPages {
  constructor(
    private readonly pages: SitePages,
    private readonly publicUrl: URL,
  ) {}

  /** Content may have been written while the website had another port or no certificate: the host alone decides. */
  isOwn({ hostname }: URL): boolean {
    return hostname === this.publicUrl.hostname;
  }

  async isDeadEnd(url: URL): Promise<boolean> {
    if (!this.isOwn(url) || !isPage(url.pathname)) return false;
    return this.pages.lacks(url.pathname.replace(/(?<=.)\/$/, ''));
  }
}

/** Only pages are judged, not pictures, other files, or what programs call. */
const isPage = (path: string) => !/\.\w+$|^\/api\//.test(path);
