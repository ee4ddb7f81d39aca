import type { SitePages } from '../../../blog/index.js';
import type { OwnPages } from '../../domain/campaigns/ports/own-pages.js';

export class SiteOwnPages implements OwnPages {
  constructor(
    private readonly pages: SitePages,
    private readonly publicUrl: URL,
  ) {}

  async isDeadEnd({ origin, pathname }: URL): Promise<boolean> {
    if (origin !== this.publicUrl.origin || isFile(pathname)) return false;
    return !(await this.pages.has(pathname.replace(/(?<=.)\/$/, '')));
  }
}

/** Pictures and other files are not judged. */
const isFile = (path: string) => /\.\w+$/.test(path);
