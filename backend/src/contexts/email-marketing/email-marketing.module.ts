import { Module } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { EmailMarketing1000000000061 } from './adapters/persistence/migrations/1000000000061-email-marketing.js';
import { Contacts1000000000062 } from './adapters/persistence/migrations/1000000000062-contacts.js';
import { EmailHistory1000000000072 } from './adapters/persistence/migrations/1000000000072-email-history.js';
import { CampaignList1000000000080 } from './adapters/persistence/migrations/1000000000080-campaign-list.js';
import { EmailAutomation1000000000081 } from './adapters/persistence/migrations/1000000000081-email-automation.js';
import { EmailFigures1000000000082 } from './adapters/persistence/migrations/1000000000082-email-figures.js';
import { TagsAtOnce1000000000084 } from './adapters/persistence/migrations/1000000000084-tags-at-once.js';
import { ContactWords1000000000085 } from './adapters/persistence/migrations/1000000000085-contact-words.js';
import { LighterHistory1000000000086 } from './adapters/persistence/migrations/1000000000086-lighter-history.js';
import { SuppressionKeys1000000000087 } from './adapters/persistence/migrations/1000000000087-suppression-keys.js';
import { ContactsFoundSooner1000000000092 } from './adapters/persistence/migrations/1000000000092-contacts-found-sooner.js';
import { SampleOfContacts1000000000093 } from './adapters/persistence/migrations/1000000000093-sample-of-contacts.js';
import { WordsByStatus1000000000094 } from './adapters/persistence/migrations/1000000000094-words-by-status.js';
import { MailsThatLeft1000000000095 } from './adapters/persistence/migrations/1000000000095-mails-that-left.js';
import { TagsInAnyCase1000000000098 } from './adapters/persistence/migrations/1000000000098-tags-in-any-case.js';
import { DaysFromTheTrigger1000000000099 } from './adapters/persistence/migrations/1000000000099-days-from-the-trigger.js';
import { ConsentWhenFixed1000000000100 } from './adapters/persistence/migrations/1000000000100-consent-when-fixed.js';
import { LighterCampaignList1000000000101 } from './adapters/persistence/migrations/1000000000101-lighter-campaign-list.js';
import { DeletedContacts1000000000110 } from './adapters/persistence/migrations/1000000000110-deleted-contacts.js';
import { ApprovedAutomations1000000000118 } from './adapters/persistence/migrations/1000000000118-approved-automations.js';
import { AutomationsModule } from './automations/index.js';
import { CampaignsModule } from './campaigns/index.js';
import { ContactsModule } from './contacts/index.js';
import { SettingsModule } from './settings/index.js';
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

/** Each part is built as a context is and stands on those before it. */
@Module({ imports: [...parts], exports: [SettingsModule, ContactsModule] })
export class EmailMarketingModule {
  static readonly owns = {
    entities: parts.flatMap(({ owns }): readonly EntitySchema[] => owns.entities),
    migrations: [
      EmailMarketing1000000000061,
      Contacts1000000000062,
      EmailHistory1000000000072,
      CampaignList1000000000080,
      EmailAutomation1000000000081,
      EmailFigures1000000000082,
      TagsAtOnce1000000000084,
      ContactWords1000000000085,
      LighterHistory1000000000086,
      SuppressionKeys1000000000087,
      ContactsFoundSooner1000000000092,
      SampleOfContacts1000000000093,
      WordsByStatus1000000000094,
      MailsThatLeft1000000000095,
      TagsInAnyCase1000000000098,
      DaysFromTheTrigger1000000000099,
      ConsentWhenFixed1000000000100,
      LighterCampaignList1000000000101,
      DeletedContacts1000000000110,
      ApprovedAutomations1000000000118,
    ],
  };
}
