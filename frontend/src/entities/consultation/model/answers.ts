import type { components } from '@/shared/api';
import { saveConsultation } from '@/shared/call-schema';
import type { Sheet } from '@/shared/lib/stored-form';
import { calculatePackage } from './questions';
import { services } from './strategies';

export type Answers = components['schemas']['SaveConsultation'];
export type ServiceId = NonNullable<Answers['selectedServices']>[number];
type SavedConsultation = components['schemas']['ConsultationView'];

/** The form's answers as the API expects them. */
export function answersOf(sheet: Sheet): Answers {
  const text = (name: keyof Answers) => (sheet[name]?.[0] ?? '').trim();
  const selectedServices = (sheet.selectedServices ?? []) as ServiceId[];
  const texts = Object.keys(saveConsultation) as (keyof typeof saveConsultation)[];
  return {
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    restaurantName: text('restaurantName'),
    contactEmail: text('contactEmail'),
    selectedServices,
    calculatedPackage: calculatePackage(services.filter(({ id }) => selectedServices.includes(id))),
    additionalFeatures: [...(sheet.additionalFeatures ?? [])],
    ongoingServices: [...(sheet.ongoingServices ?? [])],
  };
}

/** Saved answers as values of the form. */
export function sheetOf(saved: SavedConsultation): Sheet {
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : [value ?? '']]),
  );
}
