import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { BuildRequirements, Consultation, PlanConsultation } from '../../domain/answers.js';
import type { ConsultationRepository } from '../../domain/ports/consultation.repository.js';
import { BuildRequirementsSchema, ConsultationSchema, PlanConsultationSchema } from './consultation.schemas.js';

@Injectable()
export class TypeOrmConsultationRepository implements ConsultationRepository {
  constructor(private readonly database: Database) {}

  async addConsultation(consultation: Consultation): Promise<void> {
    await this.database.getRepository(ConsultationSchema).insert(consultation);
  }

  async addPlan(plan: PlanConsultation): Promise<void> {
    await this.database.getRepository(PlanConsultationSchema).insert(plan);
  }

  async addRequirements(requirements: BuildRequirements): Promise<void> {
    await this.database.getRepository(BuildRequirementsSchema).insert(requirements);
  }
}
