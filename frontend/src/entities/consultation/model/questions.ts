import type { saveConsultation } from '@/shared/call-schema';
import choices from '@content/agency/consultation.json';
import content from '@content/agency/report.json';

/** The package that a service requires. */
export type PackageGroup = 'basic' | 'growth' | 'premium';

export type CalculatedPackage = PackageGroup | '';

/** More growth services than these make it the growth package. */
const GROWTH_BEYOND = 2;

/** The package that the services ask for, as the server calculates it too; '' when none of them does. */
export function calculatePackage(selected: readonly { package: PackageGroup }[]): CalculatedPackage {
  const count = (group: PackageGroup) => selected.filter((service) => service.package === group).length;
  if (count('premium') > 0) return 'premium';
  if (count('growth') > GROWTH_BEYOND) return 'growth';
  return count('basic') > 0 ? 'basic' : '';
}

export const packageNames = { basic: 'Basic', growth: 'Growth', premium: 'Premium' } as const;

/** The report offers two packages: growth belongs to the larger one. */
export function offeredPackage(calculated: CalculatedPackage): 'basic' | 'premium' | null {
  if (calculated === '') return null;
  return calculated === 'basic' ? 'basic' : 'premium';
}

/**
 * The growth strategy report. Its hours and prices are its own reading and differ from the restaurant's profile and menu;
 * so do the returns on the screen and those in the download.
 */
export const report = content;

/** The questionnaire's choices. */
export const { features, ongoingServices, packageRanges } = choices;

type Rules = typeof saveConsultation;

/** Questions with a free-text answer. */
export type QuestionName = Exclude<
  { [Name in keyof Rules]: Rules[Name] extends { maxLength: number } ? Name : never }[keyof Rules],
  `strategy${number}Feedback` | 'packageOverride' | 'specialDealNotes' | 'budgetRange'
>;

export interface Question {
  name: QuestionName;
  label: string;
  isRequired?: boolean;
  type?: 'email' | 'tel';
  autoComplete?: string;
  rows?: number;
  hint?: string;
  suggestions?: readonly string[];
}

/** The questions of the website consultation by their section. */
export const questions = {
  restaurant: [
    { name: 'restaurantName', label: 'Restaurant Name', isRequired: true, autoComplete: 'organization' },
    { name: 'contactEmail', label: 'Contact Email', isRequired: true, type: 'email', autoComplete: 'email' },
    { name: 'contactPhone', label: 'Contact Phone', type: 'tel', autoComplete: 'tel' },
  ],
  design: [
    {
      name: 'layoutPreference',
      label: 'Layout',
      suggestions: ['One long page', 'Several pages', 'Images first', 'Menu first'],
    },
    {
      name: 'colorSchemePreference',
      label: 'Colors',
      suggestions: ['The colors of the glass', 'Light and airy', 'Dark and warm', 'Sand and sea'],
    },
    {
      name: 'fontPreferences',
      label: 'Fonts',
      suggestions: ['Classic with serifs', 'Plain and modern', 'Like handwriting', 'Whatever is easiest to read'],
    },
    { name: 'designNotes', label: 'Design Notes', rows: 3, hint: 'Websites you like, and what should never be there.' },
  ],
  content: [
    {
      name: 'actualRestaurantName',
      label: 'Name on the Website',
      hint: 'As it should be written, if it differs from the name above.',
    },
    { name: 'contactInfoUpdates', label: 'Address, Hours and Phone', rows: 3, hint: 'What changed or is about to.' },
    { name: 'menuUpdates', label: 'Menu', rows: 3, hint: 'Dishes and prices that are new, different or gone.' },
    { name: 'photoRequests', label: 'Photos', rows: 3, hint: 'What should be photographed, and what you have.' },
    {
      name: 'aboutStoryDetails',
      label: 'Your Story',
      rows: 3,
      hint: 'How it began, who works with you, what you love.',
    },
  ],
  features: [{ name: 'featureNotes', label: 'Notes on Features', rows: 3 }],
  services: [{ name: 'serviceNotes', label: 'Notes on Services', rows: 3 }],
  closing: [
    {
      name: 'timeline',
      label: 'Timeline',
      suggestions: ['As soon as possible', 'Within 30 days', 'Within 60 days', 'In 90 days or later'],
    },
    { name: 'additionalRequests', label: 'Anything Else', rows: 3 },
  ],
} satisfies Record<string, readonly Question[]>;
