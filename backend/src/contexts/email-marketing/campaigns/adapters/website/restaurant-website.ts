import { Injectable } from '@nestjs/common';
import { TextCheck } from '../../../../restaurant/index.js';
import type { OwnPages, RestaurantFacts } from '../../domain/pre-flight.service.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { SitePages } from '../../../../blog/index.js';

@Injectable()
export class RestaurantFactsFromProfile implements RestaurantFacts {
  constructor(private readonly check: TextCheck) {}

  async contradictionsIn(...written: string[]): Promise<string[]> {
    return (await this.check.findingsIn(...written)).map(({ message }) => message);
  }
}

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
