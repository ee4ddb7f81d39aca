import type { CalculatedPackage, Service } from './package.js';

/** Texts of the questionnaire, in its order. */
export const CONSULTATION_TEXTS = [
  'restaurantName',
  'contactEmail',
  'contactPhone',
  'layoutPreference',
  'colorSchemePreference',
  'fontPreferences',
  'designNotes',
  'actualRestaurantName',
  'menuUpdates',
  'photoRequests',
  'contactInfoUpdates',
  'aboutStoryDetails',
  'featureNotes',
  'serviceNotes',
  'additionalRequests',
  'budgetRange',
  'timeline',
  'strategy1Feedback',
  'strategy2Feedback',
  'strategy3Feedback',
  'strategy4Feedback',
  'strategy5Feedback',
  'strategy6Feedback',
  'packageOverride',
  'specialDealNotes',
] as const;

export const REQUIREMENT_TEXTS = [
  'clientRequests',
  'designPreferences',
  'functionalityNeeds',
  'contentUpdates',
  'additionalFeatures',
  'timeline',
  'budget',
  'priorities',
] as const;

export const TIERS = ['premium', 'essential', 'digital', 'fullmarketing'] as const;
export type Tier = (typeof TIERS)[number];

type Texts<Names extends string, Required extends Names = never> = Readonly<
  Record<Required, string> & Record<Exclude<Names, Required>, string | null>
>;

/** The completed consultation questionnaire. */
export type ConsultationAnswers = Texts<(typeof CONSULTATION_TEXTS)[number], 'restaurantName' | 'contactEmail'> & {
  readonly selectedServices: readonly Service[];
  readonly additionalFeatures: readonly string[];
  readonly ongoingServices: readonly string[];
};

export type Consultation = ConsultationAnswers & {
  readonly id: string;
  readonly calculatedPackage: CalculatedPackage;
  /** The browser that saved it and may read it. */
  readonly browserId: string;
  readonly createdAt: Date;
};

/** The client's requirements for the website; every text is optional. */
export type RequirementAnswers = Texts<(typeof REQUIREMENT_TEXTS)[number]>;
export type BuildRequirements = RequirementAnswers & { readonly id: string; readonly createdAt: Date };

/** Interest in a plan of the pricing proposal. */
export interface PlanAnswers {
  readonly businessName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
  readonly selectedTier: Tier;
  readonly questions: string | null;
  readonly timeline: string | null;
  readonly additionalNeeds: string | null;
}
export interface PlanConsultation extends PlanAnswers {
  readonly id: string;
  readonly createdAt: Date;
}
