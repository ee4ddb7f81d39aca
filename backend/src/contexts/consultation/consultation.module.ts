import { Module } from '@nestjs/common';
import { EnquiriesModule, Inbox } from '../enquiries/index.js';
import { BrowserCookie, ConsultationController } from './adapters/http/consultation.controller.js';
import {
  PersonalConsultations,
  TypeOrmConsultationRepository,
} from './adapters/persistence/typeorm-consultation.repository.js';
import { SampleConsultations } from './adapters/seed/sample-consultations.js';
import { ClientInbox, ConsultationRepository, ConsultationService } from './domain/consultation.service.js';

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
export class ConsultationModule {}
