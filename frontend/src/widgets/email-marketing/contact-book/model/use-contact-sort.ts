import type { ContactSort } from '@/entities/email-marketing/contacts';
import { useSort } from '@/shared/ui/sorting';

export const NEWEST_FIRST = 'Newest first';

/** Every order there is, but the usual one, in words. */
const WORDS: Readonly<Record<Exclude<ContactSort, '-createdAt'>, string>> = {
  createdAt: 'Oldest first',
  name: 'Last name, A to Z',
  '-name': 'Last name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  '-lastVisit': 'Last visit, latest first',
  lastVisit: 'Last visit, oldest first',
  '-totalVisits': 'Most visits first',
  totalVisits: 'Fewest visits first',
};
export const sortChoices = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

const isSort = (text: string): text is keyof typeof WORDS => Object.hasOwn(WORDS, text);

export const useContactSort = () => useSort(isSort, '-createdAt');
