import type { saveConsultation } from '@/shared/call-schema';

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
