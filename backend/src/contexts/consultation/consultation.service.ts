import type { Repository } from 'typeorm';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Database } from '../../platform/persistence/database.js';
import {
  BuildRequirementsSchema,
  ConsultationSchema,
  PlanConsultationSchema,
} from './adapters/persistence/consultation.schemas.js';
import type {
  BuildRequirements,
  Consultation,
  ConsultationAnswers,
  PlanAnswers,
  PlanConsultation,
  RequirementAnswers,
} from './domain/answers.js';
import type { ClientInbox } from './domain/ports/client-inbox.js';
import { calculatePackage } from './domain/package.js';

/** Keeps what clients fill in on the agency's pages, each time as a record of its own, and lays it in the owner's inbox. */
export class ConsultationService {
  private readonly consultations: Repository<Consultation>;
  private readonly plans: Repository<PlanConsultation>;
  private readonly requirements: Repository<BuildRequirements>;

  constructor(
    database: Database,
    private readonly inbox: ClientInbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.consultations = database.getRepository(ConsultationSchema);
    this.plans = database.getRepository(PlanConsultationSchema);
    this.requirements = database.getRepository(BuildRequirementsSchema);
  }

  async save(answers: ConsultationAnswers, browserId: string): Promise<Consultation> {
    const calculatedPackage = calculatePackage(answers.selectedServices);
    const consultation = { ...answers, ...this.mark(), calculatedPackage, browserId };
    const { id, createdAt, restaurantName: name, contactEmail: email } = consultation;
    await this.transaction.run(null, async () => {
      await this.consultations.insert(consultation);
      const data = { ...answers, calculatedPackage };
      await this.inbox.put({ id, kind: 'consultation', name, email, createdAt, data });
    });
    return consultation;
  }

  async wishPlan(answers: PlanAnswers): Promise<PlanConsultation> {
    const plan = { ...answers, ...this.mark() };
    const { id, createdAt, businessName: name, contactEmail: email } = plan;
    await this.transaction.run(null, async () => {
      await this.plans.insert(plan);
      await this.inbox.put({ id, kind: 'plan', name, email, createdAt, data: { ...answers } });
    });
    return plan;
  }

  async noteRequirements(answers: RequirementAnswers): Promise<BuildRequirements> {
    const requirements = { ...answers, ...this.mark() };
    const { id, createdAt } = requirements;
    await this.transaction.run(null, async () => {
      await this.requirements.insert(requirements);
      await this.inbox.put({ id, kind: 'requirements', name: '', email: '', createdAt, data: { ...answers } });
    });
    return requirements;
  }

  private mark(): { id: string; createdAt: Date } {
    return { id: this.ids.next(), createdAt: this.clock.now() };
  }
}
