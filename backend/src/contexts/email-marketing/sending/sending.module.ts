import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { AppSettings } from '../../../platform/config/app-settings.js';
import { CaptureTransport } from '../../../platform/mail/capture-transport.js';
import { SmtpTransport } from '../../../platform/mail/smtp-transport.js';
import { BounceIntake } from './adapters/bounces/bounce-intake.js';
import { GuardedHttp } from '../../../platform/outbound/guarded-http.js';
import { BouncesController, ProviderBouncesController } from './adapters/http/bounces/bounces.controllers.js';
import { SnsMessages } from './adapters/providers/sns-messages.js';
import { EmailFiguresController, EmailHistoryController } from './adapters/http/email-numbers.controllers.js';
import { TrackingController } from './adapters/http/tracking/tracking.controller.js';
import { MailDispatcher } from './adapters/jobs/mail-dispatcher.js';
import { MarketingTransport, SmtpCircuit } from './adapters/jobs/smtp-circuit.js';
import { QueuedSending } from './adapters/jobs/queued-sending.js';
import { DIALOGUES, LANES, SendingLoop } from './adapters/jobs/sending-loop.js';
import { MarketingMails } from './adapters/mail/marketing-mails.js';
import { PauseNotification } from './adapters/mail/pause-notification.js';
import { ContactsModule } from '../contacts/index.js';
import {
  CampaignContentQuery,
  MailLinks,
  PersonalSentMails,
  ReturnedMailsQuery,
} from './adapters/persistence/marketing-mails.query.js';
import { CampaignProgressQuery, QueuedMailsQuery, Recipients } from './adapters/persistence/recipients.query.js';
import { CampaignSteps, CampaignStepsQuery } from './adapters/persistence/campaign-steps.js';
import { Claims, Sender, SendersQuery } from './adapters/persistence/claims.query.js';
import { EmailFiguresQuery, SendingFiguresQuery } from './adapters/persistence/email-figures.query.js';
import { SubjectTests } from './adapters/persistence/subject-tests.query.js';
import { Permits, PermitsQuery } from './adapters/persistence/permits.js';
import { Readings } from './adapters/persistence/tracking/readings.js';
import { TrackingLinks } from './adapters/tracking/tracking-links.js';
import { Sending } from './domain/ports/sending.js';
import { SettingsModule } from '../settings/index.js';
import { TemplatesModule } from '../templates/index.js';

/** Sends marketing email and tracks delivery, opens and clicks. */
@Module({
  imports: [ContactsModule, SettingsModule, TemplatesModule],
  controllers: [
    EmailHistoryController,
    EmailFiguresController,
    TrackingController,
    BouncesController,
    ProviderBouncesController,
  ],
  providers: [
    TrackingLinks,
    {
      provide: MarketingTransport,
      useFactory: ({ environment: { SMTP_URL, DATA_DIR } }: AppSettings): MarketingTransport =>
        SMTP_URL ? new SmtpTransport(SMTP_URL, DIALOGUES) : new CaptureTransport(join(DATA_DIR, 'mail')),
      inject: [AppSettings],
    },
    Sender,
    Claims,
    { provide: SmtpCircuit, useFactory: () => new SmtpCircuit(LANES) },
    PermitsQuery,
    Permits,
    QueuedMailsQuery,
    SendingFiguresQuery,
    SendersQuery,
    MailLinks,
    Recipients,
    CampaignStepsQuery,
    CampaignSteps,
    CampaignProgressQuery,
    SubjectTests,
    CampaignContentQuery,
    MarketingMails,
    MailDispatcher,
    SendingLoop,
    QueuedSending,
    EmailFiguresQuery,
    Readings,
    ReturnedMailsQuery,
    BounceIntake,
    {
      provide: SnsMessages,
      useFactory: ({ environment }: AppSettings) =>
        new SnsMessages(new GuardedHttp(false), environment.EMAIL_PROVIDER_KEY ?? ''),
      inject: [AppSettings],
    },
    PersonalSentMails,
    PauseNotification,
    { provide: Sending, useExisting: QueuedSending },
  ],
  exports: [EmailFiguresQuery, CampaignProgressQuery, SubjectTests, Sending],
})
export class SendingModule {}
