import { Module } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { EmailMarketing2000000000012 } from './adapters/persistence/migrations/2000000000012-email-marketing.js';
import { MailBlocks2000000000023 } from './adapters/persistence/migrations/2000000000023-mail-blocks.js';
import { CampaignCalendar2000000000040 } from './adapters/persistence/migrations/2000000000040-campaign-calendar.js';
import { SortedContacts2000000000114 } from './adapters/persistence/migrations/2000000000114-sorted-contacts.js';
import { SettingsTime2000000000133 } from './adapters/persistence/migrations/2000000000133-settings-time.js';
import { AbsenceKeys2000000000131 } from './adapters/persistence/migrations/2000000000131-absence-keys.js';
import { RemovedContacts2000000000124 } from './adapters/persistence/migrations/2000000000124-removed-contacts.js';
import { RefusalsOfUs2000000000141 } from './adapters/persistence/migrations/2000000000141-refusals-of-us.js';
import { TaggedContactsKeys2000000000120 } from './adapters/persistence/migrations/2000000000120-tagged-contacts-keys.js';
import { ContactSearchKeys2000000000153 } from './adapters/persistence/migrations/2000000000153-search-keys.js';
import { OneCampaignAWeek2000000000220 } from './adapters/persistence/migrations/2000000000220-one-campaign-a-week.js';
import { MergedContacts2000000000280 } from './adapters/persistence/migrations/2000000000280-merged-contacts.js';
import { SecondSubject2000000000281 } from './adapters/persistence/migrations/2000000000281-second-subject.js';
import { NewsletterArchive2000000000282 } from './adapters/persistence/migrations/2000000000282-newsletter-archive.js';
import { NewsletterSignups2000000000250 } from './adapters/persistence/migrations/2000000000250-newsletter-signups.js';
import { PreviewText2000000000210 } from './adapters/persistence/migrations/2000000000210-preview-text.js';
import { AutomationsModule } from './automations/automations.module.js';
import { CampaignsModule } from './campaigns/index.js';
import { ContactsModule } from './contacts/index.js';
import { dnsSettings, SettingsModule } from './settings/index.js';
import { SendingModule } from './sending/index.js';
import { TemplatesModule } from './templates/index.js';

const parts = [
  SettingsModule,
  TemplatesModule,
  ContactsModule,
  SendingModule,
  CampaignsModule,
  AutomationsModule,
] as const;

/** Each part has the shape of a context and may use the parts before it. */
@Module({ imports: [...parts], exports: [SettingsModule, ContactsModule, CampaignsModule, SendingModule] })
export class EmailMarketingModule {
  static readonly owns = {
    entities: parts.flatMap(({ owns }): readonly EntitySchema[] => owns.entities),
    settings: dnsSettings,
    migrations: [
      EmailMarketing2000000000012,
      MailBlocks2000000000023,
      CampaignCalendar2000000000040,
      SortedContacts2000000000114,
      TaggedContactsKeys2000000000120,
      RemovedContacts2000000000124,
      AbsenceKeys2000000000131,
      RefusalsOfUs2000000000141,
      ContactSearchKeys2000000000153,
      PreviewText2000000000210,
      OneCampaignAWeek2000000000220,
      NewsletterSignups2000000000250,
      MergedContacts2000000000280,
      SecondSubject2000000000281,
      NewsletterArchive2000000000282,
      SettingsTime2000000000133,
    ],
  };
}
