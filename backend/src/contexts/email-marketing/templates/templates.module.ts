import { Module } from '@nestjs/common';
import type { Owned } from '../../../platform/context.js';
import { liveChannel } from '../../../platform/live/live-topics.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { AppSettings } from '../../../platform/config/app-settings.js';
import { PicturesModule } from '../../pictures/index.js';
import { TemplatesController } from './adapters/http/templates.controller.js';
import { FramedMailWriter } from './adapters/mail/framed-mail-writer.js';
import { IdentityModule } from '../../identity/index.js';
import { TestMails } from './adapters/mail/test-mails.js';
import { EmailTemplateSchema } from './adapters/persistence/email-template.schema.js';
import { PgMailedContacts } from './adapters/persistence/mailed-contacts.query.js';
import { PicturesInTemplates } from './adapters/persistence/pictures-in-templates.query.js';
import { TypeOrmTemplateRepository } from './adapters/persistence/typeorm-template.repository.js';
import { templateSearch } from './adapters/persistence/template-search.js';
import { SampleTemplates } from './adapters/seed/sample-templates.js';
import { EmailSettingsRepository } from '../settings/domain/index.js';
import { SettingsModule } from '../settings/index.js';
import { MailPreview } from './domain/mail-preview.js';
import { MailWriter } from './domain/mail-writer.js';
import { MailedContacts } from './domain/ports/mailed-contacts.js';
import { TemplateRepository } from './domain/ports/template.repository.js';
import { TemplateUses } from './domain/template-uses.js';
import { EMAIL_TEMPLATE } from './domain/template.js';
import { TemplatesService } from './domain/templates.service.js';

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
export class TemplatesModule {
  static readonly owns: Owned = {
    entities: [EmailTemplateSchema],
    searches: { template: templateSearch },
    liveTopics: { [EMAIL_TEMPLATE]: liveChannel('email-templates', 'manager', 'admin') },
  };
}
