import type { BuildRequirements, Consultation, PlanConsultation } from '../answers.js';

export abstract class ConsultationRepository {
  abstract addConsultation(consultation: Consultation): Promise<void>;
  abstract addPlan(plan: PlanConsultation): Promise<void>;
  abstract addRequirements(requirements: BuildRequirements): Promise<void>;
}
