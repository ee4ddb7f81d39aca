import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { EntityTables } from '../../platform/persistence/entity-tables.js';
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
import { Consultation1000000000056 } from './adapters/persistence/migrations/1000000000056-consultation.js';
import { SampleConsultations } from './adapters/seed/sample-consultations.js';
import { ClientInbox } from './domain/ports/client-inbox.js';
import { ConsultationService } from './consultation.service.js';

@Module({
  imports: [EnquiriesModule],
  controllers: [ConsultationController],
  providers: [
    { provide: ClientInbox, useExisting: Inbox },
    provide(SampleConsultations, [EntityTables, Inbox, Clock, Ids]),
    provide(ConsultationService, [EntityTables, ClientInbox, Transaction, Clock, Ids]),
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
    migrations: [Consultation1000000000056],
  };

  constructor(
    private readonly seeds: Seeds,
    private readonly samples: SampleConsultations,
  ) {}

  onModuleInit(): void {
    this.seeds.define('demo', () => this.samples.add());
  }
}
