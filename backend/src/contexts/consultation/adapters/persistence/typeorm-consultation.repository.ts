import { Injectable } from '@nestjs/common';
import { listOf } from '../../../../platform/lists/list-of.js';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data/personal-data.js';
import { Retention } from '../../../../platform/jobs/retention.js';
import type { BuildRequirements, Consultation, PlanConsultation } from '../../domain/answers.js';
import type { ConsultationRepository } from '../../domain/consultation.service.js';
import { BuildRequirementsSchema, ConsultationSchema, PlanConsultationSchema } from './consultation.schemas.js';

const { browserId, ...shown } = ConsultationSchema.options.columns;

export const consultationList = listOf(
  { tableName: ConsultationSchema.options.tableName, columns: shown },
  { scopes: { all: ['true'] }, filters: { browser: 'browser_id = :browser' } },
);

/** People who filled in a form of the agency pages; the inbox has a copy of what they wrote. */
@Injectable()
@PersonalDataSource('consultations')
export class PersonalConsultations implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ contactEmail: string }[]>(
      `select restaurant_name as "businessName", contact_email as "contactEmail", contact_phone as "contactPhone",
         timeline, created_at as "createdAt" from consultation_responses where lower(contact_email) = lower($1)
       union all select business_name, contact_email, contact_phone, timeline, created_at
         from plan_consultations where lower(contact_email) = lower($1)`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    for (const table of ['consultation_responses', 'plan_consultations']) {
      await this.database.query(`delete from ${table} where lower(contact_email) = lower($1)`, [address]);
    }
  }
}

/** Retention of clients' answers, in days. */
const RETENTION_DAYS = 730;
const TABLES = ['consultation_responses', 'plan_consultations', 'build_requirements'];

@Injectable()
@Retention(
  'end-old-consultations',
  '37 3 * * *',
  ...TABLES.map((table) => ({ table, condition: 'created_at < $1', days: RETENTION_DAYS })),
)
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
