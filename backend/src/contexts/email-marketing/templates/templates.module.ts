import { Module } from '@nestjs/common';
import { Restaurant } from '../../../kernel/restaurant.js';
import { AppSettings } from '../../../platform/config/app-settings.js';
import { PicturesModule } from '../../pictures/index.js';
import { TemplatesController } from './adapters/http/templates.controller.js';
import { FramedMailWriter, TestMails } from './adapters/mail/framed-mail-writer.js';
import { IdentityModule } from '../../identity/index.js';
import {
  PgMailedContacts,
  PicturesInTemplates,
  TypeOrmTemplateRepository,
} from './adapters/persistence/typeorm-template.repository.js';
import { SampleTemplates } from './adapters/seed/sample-templates.js';
import { EmailSettingsRepository } from '../settings/domain/index.js';
import { SettingsModule } from '../settings/index.js';
import { MailedContacts, MailPreview, MailWriter } from './domain/mail-preview.js';
import { TemplateRepository, TemplatesService, TemplateUses } from './domain/templates.service.js';

type PreviewParts = [MailWriter, EmailSettingsRepository, MailedContacts, Restaurant, AppSettings];

/** Content and design of marketing email. */
@Module({
  imports: [SettingsModule, PicturesModule, IdentityModule],
  controllers: [TemplatesController],
  providers: [
    { provide: MailWriter, useClass: FramedMailWriter },
    { provide: MailedContacts, useClass: PgMailedContacts },
    { provide: TemplateRepository, useClass: TypeOrmTemplateRepository },
    TemplateUses,
    TemplatesService,
    TestMails,
    {
      provide: MailPreview,
      useFactory: (...[writer, settings, contacts, restaurant, { publicUrl }]: PreviewParts) =>
        new MailPreview(writer, settings, contacts, restaurant, publicUrl),
      inject: [MailWriter, EmailSettingsRepository, MailedContacts, Restaurant, AppSettings],
    },
    PicturesInTemplates,
    SampleTemplates,
  ],
  exports: [MailWriter, TemplatesService, TemplateUses, MailPreview],
})
export class TemplatesModule {}
