import { Module } from '@nestjs/common';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { Database } from '../../../platform/persistence/database.js';
import { bind } from '../../../platform/provide.js';
import { CapturedMailsController } from './adapters/http/captured-mails.controller.js';
import { EmailSettingsController } from './adapters/http/email-settings.controller.js';
import { EmailSettingsSchema } from './adapters/persistence/email-settings.schema.js';
import { TypeOrmEmailSettingsRepository } from './adapters/persistence/typeorm-email-settings.repository.js';
import { EmailSettingsRepository } from './domain/email-settings.js';

/** Who writes, how fast, and what the owner wants to see first. */
@Module({
  controllers: [EmailSettingsController, CapturedMailsController],
  providers: [bind(EmailSettingsRepository, TypeOrmEmailSettingsRepository, [Database, Restaurant, Transaction])],
  exports: [EmailSettingsRepository],
})
export class SettingsModule {
  static readonly owns = { entities: [EmailSettingsSchema] };
}
