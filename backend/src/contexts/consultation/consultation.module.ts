import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { RetentionPolicies } from '../../platform/persistence/retention-policies.js';
import { PersonalData } from '../../platform/personal-data.js';
import { provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { EnquiriesModule, Inbox } from '../enquiries/index.js';
import { BrowserCookie } from './adapters/http/browser-cookie.js';
import { ConsultationController } from './adapters/http/consultation.controller.js';
import {
  BuildRequirementsSchema,
  ConsultationSchema,
  PlanConsultationSchema,
} from './adapters/persistence/consultation.schemas.js';
import { PersonalConsultations } from './adapters/persistence/personal-consultations.query.js';
import { TypeOrmConsultationRepository } from './adapters/persistence/typeorm-consultation.repository.js';
import { SampleConsultations } from './adapters/seed/sample-consultations.js';
import { ConsultationService } from './domain/consultation.service.js';
import { ClientInbox } from './domain/ports/client-inbox.js';
import { ConsultationRepository } from './domain/ports/consultation.repository.js';
import { Consultation2000000000005 } from './adapters/persistence/migrations/2000000000005-consultation.js';

/** How long what clients filled in is kept, in days. */
const RETENTION_DAYS = 730;
const TABLES = ['consultation_responses', 'plan_consultations', 'build_requirements'];

@Module({
  imports: [EnquiriesModule],
  controllers: [ConsultationController],
  providers: [
    { provide: ClientInbox, useExisting: Inbox },
    PersonalConsultations,
    SampleConsultations,
    { provide: ConsultationRepository, useClass: TypeOrmConsultationRepository },
    provide(ConsultationService, [ConsultationRepository, ClientInbox, Transaction, Clock, Ids]),
    {
      provide: BrowserCookie,
      useFactory: (links: SignedLinks, clock: Clock, { publicUrl }: AppSettings) =>
        new BrowserCookie(links, clock, publicUrl),
      inject: [SignedLinks, Clock, AppSettings],
    },
  ],
})
export class ConsultationModule implements OnModuleInit {
  static readonly owns = {
    entities: [ConsultationSchema, PlanConsultationSchema, BuildRequirementsSchema],
    migrations: [Consultation2000000000005],
  };

  constructor(
    private readonly seeds: Seeds,
    private readonly samples: SampleConsultations,
    private readonly jobs: Jobs,
    private readonly retention: RetentionPolicies,
    private readonly personalData: PersonalData,
    private readonly personalConsultations: PersonalConsultations,
  ) {}

  onModuleInit(): void {
    this.seeds.define('demo', () => this.samples.add());
    this.personalData.on('consultations', this.personalConsultations);
    this.jobs.cron('end-old-consultations', '37 3 * * *', 'UTC', () => this.removeOld());
  }

  private async removeOld(): Promise<void> {
    for (const table of TABLES) await this.retention.remove(table, 'created_at < $1', RETENTION_DAYS);
  }
}
