import { Module } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { EmailMarketing1000000000061 } from './adapters/persistence/migrations/1000000000061-email-marketing.js';
import { AutomationsModule } from './automations.module.js';
import { CampaignsModule } from './campaigns.module.js';
import { ContactsModule } from './contacts.module.js';
import { SendingModule } from './sending.module.js';
import { TemplatesModule } from './templates.module.js';

const parts = [ContactsModule, TemplatesModule, CampaignsModule, SendingModule, AutomationsModule] as const;

/** Its parts are modules of their own: contacts, templates, campaigns, automations. */
@Module({ imports: [...parts] })
export class EmailMarketingModule {
  static readonly owns = {
    entities: parts.flatMap(({ owns }): readonly EntitySchema[] => owns.entities),
    migrations: [EmailMarketing1000000000061, ...parts.flatMap(({ owns }) => owns.migrations)],
  };
}
