import { Module } from '@nestjs/common';
import { AutomationsModule } from './automations/automations.module.js';
import { CampaignsModule } from './campaigns/index.js';
import { ContactsModule } from './contacts/index.js';
import { dnsSettings, SettingsModule } from './settings/index.js';
import { SendingModule } from './sending/index.js';
import { TemplatesModule } from './templates/index.js';

/** Each part has the shape of a context and may use the parts before it. */
@Module({
  imports: [SettingsModule, TemplatesModule, ContactsModule, SendingModule, CampaignsModule, AutomationsModule],
  exports: [SettingsModule, ContactsModule, CampaignsModule, SendingModule],
})
export class EmailMarketingModule {
  static readonly owns = { settings: dnsSettings };
}
