import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import type {
  BuildRequirements,
  Consultation,
  ConsultationAnswers,
  PlanAnswers,
  PlanConsultation,
  RequirementAnswers,
} from './answers.js';
import { calculatePackage } from './package.js';

/** The owner's inbox. Call it in the unit of work that stores the submission. */
export abstract class ClientInbox {
  abstract put(sent: {
    readonly id: string;
    readonly kind: 'consultation' | 'plan' | 'requirements';
    readonly name: string;
    readonly email: string;
    readonly createdAt: Date;
    readonly data: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}

export abstract class ConsultationRepository {
  abstract addConsultation(consultation: Consultation): Promise<void>;
  abstract addPlan(plan: PlanConsultation): Promise<void>;
  abstract addRequirements(requirements: BuildRequirements): Promise<void>;
}

/** Stores each form of the agency pages as a new record, and forwards it to the owner's inbox. */
@Injectable()
export class ConsultationService {
  constructor(
    private readonly consultations: ConsultationRepository,
    private readonly inbox: ClientInbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async save(answers: ConsultationAnswers, browserId: string): Promise<Consultation> {
    const calculatedPackage = calculatePackage(answers.selectedServices);
    const consultation = { ...answers, ...this.mark(), calculatedPackage, browserId };
    const { id, createdAt, restaurantName: name, contactEmail: email } = consultation;
    await this.transaction.run(null, async () => {
      await this.consultations.addConsultation(consultation);
      const data = { ...answers, calculatedPackage };
      await this.inbox.put({ id, kind: 'consultation', name, email, createdAt, data });
    });
    return consultation;
  }

  async requestPlan(answers: PlanAnswers): Promise<PlanConsultation> {
    const plan = { ...answers, ...this.mark() };
    const { id, createdAt, businessName: name, contactEmail: email } = plan;
    await this.transaction.run(null, async () => {
      await this.consultations.addPlan(plan);
      await this.inbox.put({ id, kind: 'plan', name, email, createdAt, data: { ...answers } });
    });
    return plan;
  }

  async noteRequirements(answers: RequirementAnswers): Promise<BuildRequirements> {
    const requirements = { ...answers, ...this.mark() };
    const { id, createdAt } = requirements;
    await this.transaction.run(null, async () => {
      await this.consultations.addRequirements(requirements);
      await this.inbox.put({ id, kind: 'requirements', name: '', email: '', createdAt, data: { ...answers } });
    });
    return requirements;
  }

  private mark(): { id: string; createdAt: Date } {
    return { id: this.ids.next(), createdAt: this.clock.now() };
  }
}
