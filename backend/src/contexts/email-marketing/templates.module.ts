import { Module } from '@nestjs/common';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { EntityTables } from '../../platform/persistence/entity-tables.js';
import { bind } from '../../platform/provide.js';
import { FramedMailWriter } from './adapters/mail/framed-mail-writer.js';
import { EmailSettingsSchema } from './adapters/persistence/settings/email-settings.schema.js';
import { TypeOrmEmailSettingsRepository } from './adapters/persistence/settings/typeorm-email-settings.repository.js';
import { EmailSettingsRepository } from './domain/settings/email-settings.js';
import { MailWriter } from './domain/templates/mail-writer.js';

/** What a mail to contacts says and how it looks, and the settings of all of them. */
@Module({
  providers: [
    bind(MailWriter, FramedMailWriter, [Restaurant]),
    bind(EmailSettingsRepository, TypeOrmEmailSettingsRepository, [EntityTables, Restaurant, Transaction]),
  ],
  exports: [MailWriter, EmailSettingsRepository],
})
export class TemplatesModule {
  static readonly owns = { entities: [EmailSettingsSchema], migrations: [] };
}
