import type { Enquiry } from '@/entities/enquiry';

const NAMES: Readonly<Record<string, string>> = {
  actualRestaurantName: 'Name of the restaurant on the website',
  aboutStoryDetails: 'About story',
  additionalFeatures: 'Additional features',
  additionalNeeds: 'Additional needs',
  calculatedPackage: 'Package that fits',
  clientRequests: 'Requests',
  contactInfoUpdates: 'Contact information updates',
  contentUpdates: 'Content updates',
  ongoingServices: 'Ongoing services',
  selectedPackage: 'Package',
  selectedTier: 'Plan',
  strategy1Feedback: 'Feedback on QR code',
  strategy2Feedback: 'Feedback on delivery',
  strategy3Feedback: 'Feedback on digital',
  strategy4Feedback: 'Feedback on partnerships',
  strategy5Feedback: 'Feedback on experiential',
  strategy6Feedback: 'Feedback on guerrilla',
};
/** Said in the head of the enquiry already, or for the books alone. */
const SAID = new Set(['name', 'email', 'businessName', 'restaurantName', 'contactEmail', 'textHash']);

export interface SentField {
  name: string;
  label: string;
  text: string;
}

/** What was filled in, in words; what was left empty is left out. */
export function sentFields({ data }: Enquiry): readonly SentField[] {
  return Object.entries(data)
    .filter(([name]) => !SAID.has(name))
    .map(([name, value]) => ({ name, label: NAMES[name] ?? plain(name), text: asText(value) }))
    .filter(({ text }) => text !== '');
}

/** One line of it for the list. */
export function preview(enquiry: Enquiry): string {
  const { message } = enquiry.data;
  if (typeof message === 'string') return message;
  return sentFields(enquiry)
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}

/** 'Client business name' of 'clientBusinessName' */
function plain(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}
