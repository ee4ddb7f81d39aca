import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { EnquiriesModule, Inbox } from '../enquiries/index.js';
import { BrowserCookie, ConsultationController } from './adapters/http/consultation.controller.js';
import {
  BuildRequirementsSchema,
  ConsultationSchema,
  PlanConsultationSchema,
} from './adapters/persistence/consultation.schemas.js';
import {
  PersonalConsultations,
  TypeOrmConsultationRepository,
} from './adapters/persistence/typeorm-consultation.repository.js';
import { SampleConsultations } from './adapters/seed/sample-consultations.js';
import { ClientInbox, ConsultationRepository, ConsultationService } from './domain/consultation.service.js';

/** Retention of clients' answers, in days. */
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
    ConsultationService,
    BrowserCookie,
  ],
})
export class ConsultationModule {
  static readonly owns: Owned = {
    entities: [ConsultationSchema, PlanConsultationSchema, BuildRequirementsSchema],
    retention: [
      {
        job: 'end-old-consultations',
        cron: '37 3 * * *',
        rows: TABLES.map((table) => ({ table, condition: 'created_at < $1', days: RETENTION_DAYS })),
      },
    ],
  };
}
