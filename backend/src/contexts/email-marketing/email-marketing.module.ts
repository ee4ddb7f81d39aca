import { Module } from '@nestjs/common';
import { EmailMarketing1000000000061 } from './adapters/persistence/migrations/1000000000061-email-marketing.js';
import { TemplatesModule } from './templates.module.js';

/** Its parts are modules of their own: contacts, templates, campaigns, automations. */
@Module({ imports: [TemplatesModule] })
export class EmailMarketingModule {
  static readonly owns = {
    entities: [...TemplatesModule.owns.entities],
    migrations: [EmailMarketing1000000000061, ...TemplatesModule.owns.migrations],
  };
}
