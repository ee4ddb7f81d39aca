import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { SitePages } from '../../../../blog/index.js';
import type { OwnPages } from '../../domain/ports/own-pages.js';

@Injectable()
export class SiteOwnPages implements OwnPages {
  constructor(
    private readonly pages: SitePages,
    private readonly settings: AppSettings,
  ) {}

  /** Compares hosts only, since content may have been written while the website had another port or no certificate. */
  isOwn({ hostname }: URL): boolean {
    return hostname === this.settings.publicUrl.hostname;
  }

  async isDeadEnd(url: URL): Promise<boolean> {
    if (!this.isOwn(url) || !isPage(url.pathname)) return false;
    return this.pages.lacks(url.pathname.replace(/(?<=.)\/$/, ''));
  }
}

/** Files and API calls are not checked. */
const isPage = (path: string) => !/\.\w+$|^\/api\//.test(path);
