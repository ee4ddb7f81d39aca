import { writeTemplate } from '@/shared/call-schema';
import { inWords } from '@/shared/lib/words';
import type { TemplateCategory } from './api';

/** 'Special offers' */
export const categoryLabel = (category: TemplateCategory) => inWords(category.replace('-', '_'));

export const categoryOptions = writeTemplate.category.choices.map((value) => ({ value, label: categoryLabel(value) }));

/** The category named by a URL or a form; undefined for anything else. */
export const readCategory = (text: string) => writeTemplate.category.choices.find((category) => category === text);

/** The placeholders that are filled in when an email is sent, with their labels. */
export const placeholders = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email address' },
  { name: 'phone', label: 'Phone' },
  { name: 'dateOfBirth', label: 'Date of birth' },
  { name: 'lastVisit', label: 'Last visit' },
  { name: 'totalVisits', label: 'Number of visits' },
  { name: 'restaurantName', label: 'Restaurant name' },
  { name: 'unsubscribeUrl', label: 'Unsubscribe link' },
] as const;
