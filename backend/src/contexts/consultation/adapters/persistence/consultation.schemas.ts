import type { EntitySchemaColumnOptions } from 'typeorm';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { BuildRequirements, Consultation, PlanConsultation } from '../../domain/answers.js';

type Columns<Entity> = Record<keyof Entity, EntitySchemaColumnOptions>;

const createdAt = { type: 'timestamptz', precision: 3, name: 'created_at' } as const;

export const ConsultationSchema = new TableSchema<Consultation>({
  name: 'Consultation',
  tableName: 'consultation_responses',
  columns: {
    id: { type: 'uuid', primary: true },
    restaurantName: { type: 'text', name: 'restaurant_name' },
    contactEmail: { type: 'text', name: 'contact_email' },
    contactPhone: { type: 'text', nullable: true, name: 'contact_phone' },
    layoutPreference: { type: 'text', nullable: true, name: 'layout_preference' },
    colorSchemePreference: { type: 'text', nullable: true, name: 'color_scheme_preference' },
    fontPreferences: { type: 'text', nullable: true, name: 'font_preferences' },
    designNotes: { type: 'text', nullable: true, name: 'design_notes' },
    actualRestaurantName: { type: 'text', nullable: true, name: 'actual_restaurant_name' },
    menuUpdates: { type: 'text', nullable: true, name: 'menu_updates' },
    photoRequests: { type: 'text', nullable: true, name: 'photo_requests' },
    contactInfoUpdates: { type: 'text', nullable: true, name: 'contact_info_updates' },
    aboutStoryDetails: { type: 'text', nullable: true, name: 'about_story_details' },
    featureNotes: { type: 'text', nullable: true, name: 'feature_notes' },
    serviceNotes: { type: 'text', nullable: true, name: 'service_notes' },
    additionalRequests: { type: 'text', nullable: true, name: 'additional_requests' },
    budgetRange: { type: 'text', nullable: true, name: 'budget_range' },
    timeline: { type: 'text', nullable: true },
    strategy1Feedback: { type: 'text', nullable: true, name: 'strategy1_feedback' },
    strategy2Feedback: { type: 'text', nullable: true, name: 'strategy2_feedback' },
    strategy3Feedback: { type: 'text', nullable: true, name: 'strategy3_feedback' },
    strategy4Feedback: { type: 'text', nullable: true, name: 'strategy4_feedback' },
    strategy5Feedback: { type: 'text', nullable: true, name: 'strategy5_feedback' },
    strategy6Feedback: { type: 'text', nullable: true, name: 'strategy6_feedback' },
    packageOverride: { type: 'text', nullable: true, name: 'package_override' },
    specialDealNotes: { type: 'text', nullable: true, name: 'special_deal_notes' },
    selectedServices: { type: 'text', array: true, name: 'selected_services' },
    additionalFeatures: { type: 'text', array: true, name: 'additional_features' },
    ongoingServices: { type: 'text', array: true, name: 'ongoing_services' },
    calculatedPackage: { type: 'text', name: 'calculated_package' },
    browserId: { type: 'text', name: 'browser_id' },
    createdAt,
  } satisfies Columns<Consultation>,
});

export const PlanConsultationSchema = new TableSchema<PlanConsultation>({
  name: 'PlanConsultation',
  tableName: 'plan_consultations',
  columns: {
    id: { type: 'uuid', primary: true },
    businessName: { type: 'text', name: 'business_name' },
    contactEmail: { type: 'text', name: 'contact_email' },
    contactPhone: { type: 'text', nullable: true, name: 'contact_phone' },
    selectedTier: { type: 'text', name: 'selected_tier' },
    questions: { type: 'text', nullable: true },
    timeline: { type: 'text', nullable: true },
    additionalNeeds: { type: 'text', nullable: true, name: 'additional_needs' },
    createdAt,
  } satisfies Columns<PlanConsultation>,
});

export const BuildRequirementsSchema = new TableSchema<BuildRequirements>({
  name: 'BuildRequirements',
  tableName: 'build_requirements',
  columns: {
    id: { type: 'uuid', primary: true },
    clientRequests: { type: 'text', nullable: true, name: 'client_requests' },
    designPreferences: { type: 'text', nullable: true, name: 'design_preferences' },
    functionalityNeeds: { type: 'text', nullable: true, name: 'functionality_needs' },
    contentUpdates: { type: 'text', nullable: true, name: 'content_updates' },
    additionalFeatures: { type: 'text', nullable: true, name: 'additional_features' },
    timeline: { type: 'text', nullable: true },
    budget: { type: 'text', nullable: true },
    priorities: { type: 'text', nullable: true },
    createdAt,
  } satisfies Columns<BuildRequirements>,
});
