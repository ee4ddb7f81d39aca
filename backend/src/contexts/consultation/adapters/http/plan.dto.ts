import { ApiProperty } from '@nestjs/swagger';
import {
  Line,
  MailAddress,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
} from '../../../../platform/http/fields/index.js';
import { type PlanAnswers, type PlanConsultation, type Tier, TIERS } from '../../domain/answers.js';

const REQUIRED = { missing: 'Please fill in your business name and email address.' };
const LONG = { max: 5_000 };
const NULLABLE = { type: String, nullable: true } as const;

/** Interest in a plan of the pricing proposal. */
export class RequestPlan {
  @Line({ ...REQUIRED, label: 'your business name', max: 200 })
  readonly businessName!: string;

  @MailAddress(REQUIRED)
  readonly contactEmail!: string;

  @OptionalPhoneNumber()
  readonly contactPhone?: string | null;

  @OptionalOneOf(TIERS, { default: 'premium' })
  readonly selectedTier?: Tier | null;

  @OptionalText(LONG)
  readonly questions?: string | null;

  @OptionalText(LONG)
  readonly timeline?: string | null;

  @OptionalText(LONG)
  readonly additionalNeeds?: string | null;
}

export const planOf = (body: RequestPlan): PlanAnswers => ({
  businessName: body.businessName,
  contactEmail: body.contactEmail,
  contactPhone: body.contactPhone || null,
  selectedTier: body.selectedTier ?? 'premium',
  questions: body.questions || null,
  timeline: body.timeline || null,
  additionalNeeds: body.additionalNeeds || null,
});

export class PlanConsultationView {
  @ApiProperty() id!: string;
  @ApiProperty() businessName!: string;
  @ApiProperty() contactEmail!: string;
  @ApiProperty(NULLABLE) contactPhone!: string | null;
  @ApiProperty({ enum: TIERS }) selectedTier!: Tier;
  @ApiProperty(NULLABLE) questions!: string | null;
  @ApiProperty(NULLABLE) timeline!: string | null;
  @ApiProperty(NULLABLE) additionalNeeds!: string | null;
  @ApiProperty() createdAt!: string;
}

export const planView = (plan: PlanConsultation): PlanConsultationView => ({
  ...plan,
  createdAt: plan.createdAt.toISOString(),
});
