import { packageOptions } from '@/entities/contract';
import type { Inquiry } from '@/entities/inquiry';

/** Labels of all forms' fields, in reading order. */
const LABELS: Readonly<Record<string, string>> = {
  amount: 'Amount in dollars',
  recipient: 'For',
  address: 'Send it to',
  message: 'Message',
  phone: 'Phone',
  contactPhone: 'Phone',
  selectedTier: 'Plan',
  questions: 'Questions',
  additionalNeeds: 'Additional needs',
  clientContactName: 'Contact name',
  clientPhone: 'Phone',
  clientAddress: 'Address',
  selectedPackage: 'Package',
  monthlyRate: 'Monthly rate',
  yearlyRate: 'Yearly rate',
  startDate: 'Start date',
  additionalServices: 'Additional services',
  specialTerms: 'Special terms',
  calculatedPackage: 'Recommended package',
  packageOverride: 'Preferred package',
  specialDealNotes: 'Special deal',
  selectedServices: 'Selected services',
  strategy1Feedback: 'Feedback on QR code',
  strategy2Feedback: 'Feedback on delivery',
  strategy3Feedback: 'Feedback on digital',
  strategy4Feedback: 'Feedback on partnerships',
  strategy5Feedback: 'Feedback on experiential',
  strategy6Feedback: 'Feedback on guerrilla',
  budgetRange: 'Budget range',
  layoutPreference: 'Layout',
  colorSchemePreference: 'Color scheme',
  fontPreferences: 'Fonts',
  designNotes: 'Design notes',
  actualRestaurantName: 'Name of the restaurant on the website',
  menuUpdates: 'Menu updates',
  photoRequests: 'Photo requests',
  contactInfoUpdates: 'Contact information updates',
  aboutStoryDetails: 'About story',
  clientRequests: 'Requests',
  designPreferences: 'Design preferences',
  functionalityNeeds: 'Functionality needs',
  contentUpdates: 'Content updates',
  additionalFeatures: 'Additional features',
  featureNotes: 'Notes on features',
  ongoingServices: 'Ongoing services',
  serviceNotes: 'Notes on services',
  timeline: 'Timeline',
  budget: 'Budget',
  priorities: 'Priorities',
  additionalRequests: 'Additional requests',
};

export interface SentField {
  name: string;
  label: string;
  text: string;
}

/** The filled-in fields in words, without empty ones and those in the inquiry's head. */
export const sentFields = ({ data }: Inquiry): readonly SentField[] =>
  Object.entries(LABELS)
    .map(([name, label]) => ({ name, label, text: asText(data[name]) }))
    .filter(({ text }) => text !== '');

/** The inquiry in one line, for the list. */
export function preview(inquiry: Inquiry): string {
  const fields = sentFields(inquiry);
  if (inquiry.kind === 'contact') return fields.find(({ name }) => name === 'message')?.text ?? '';
  return fields.map(({ label, text }) => `${label}: ${text}`).join(' · ');
}

function asText(value: unknown): string {
  // Services are ids, such as 'qr-menu'; features are words already.
  if (Array.isArray(value)) return value.map((one) => String(one).replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')).join(', ');
  if (typeof value !== 'string') return '';
  return packageOptions.find(({ id }) => id === value)?.label ?? value;
}
