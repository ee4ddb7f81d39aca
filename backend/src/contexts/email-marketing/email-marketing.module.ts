import { Module } from '@nestjs/common';
import { EmailMarketing1000000000061 } from './adapters/persistence/migrations/1000000000061-email-marketing.js';

/** Its parts are modules of their own: contacts, templates, campaigns, automations. */
@Module({ imports: [] })
export class EmailMarketingModule {
  static readonly owns = { entities: [], migrations: [EmailMarketing1000000000061] };
}
