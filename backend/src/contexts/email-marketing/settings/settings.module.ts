import { Module } from '@nestjs/common';
import { CapturedMailsController } from './adapters/http/captured-mails.controller.js';
import { PublishedRecords } from './adapters/dns/published-records.js';
import { EmailSettingsController } from './adapters/http/email-settings.controller.js';
import { TypeOrmEmailSettingsRepository } from './adapters/persistence/typeorm-email-settings.repository.js';
import { SenderTests } from './adapters/mail/sender-tests.js';
import { EmailSettingsRepository } from './domain/email-settings.js';

/** Sender, sending rate, and whether the owner approves campaigns. */
@Module({
  controllers: [EmailSettingsController, CapturedMailsController],
  providers: [
    PublishedRecords,
    SenderTests,
    { provide: EmailSettingsRepository, useClass: TypeOrmEmailSettingsRepository },
  ],
  exports: [EmailSettingsRepository],
})
export class SettingsModule {}
