import agreement from '@content/agreement.json';
import { saveContract } from '@/shared/call-schema';
import type { ContractTerms } from './api';

export type Package = (typeof saveContract.selectedPackage.choices)[number];

export const defaultPackage: Package = 'premium';

export const ratesOf = (id: Package) => agreement.packages[id];

export const packageOptions = saveContract.selectedPackage.choices.map((id) => ({
  id,
  label: `${ratesOf(id).name}, ${ratesOf(id).monthlyRate}/month`,
}));

const OPEN = 'to be agreed';
const NONE = 'None.';
const BLANK = '____________________';
const fullDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** The agreement as the server will write it; missing names are blanks to fill in by hand. */
export function agreementText(terms: ContractTerms): string {
  const values = valuesOf(terms);
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const sections = agreement.sections.map(({ title, paragraphs }, index) =>
    [`${String(index + 1)}. ${title}`, ...paragraphs.map(filled)].join('\n'),
  );
  return [agreement.title, ...sections].join('\n\n');
}

const onOneLine = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

function valuesOf(terms: ContractTerms): Record<string, string> {
  const { provider, packages } = agreement;
  const { name, monthlyRate, yearlyRate, includes } = packages[terms.selectedPackage];
  const reach = [terms.clientAddress && onOneLine(terms.clientAddress), terms.clientEmail, terms.clientPhone];
  return {
    providerName: provider.name,
    providerEmail: provider.email,
    providerPhone: provider.phone,
    clientBusinessName: terms.clientBusinessName || BLANK,
    clientContactName: terms.clientContactName || BLANK,
    clientReach: reach.filter(Boolean).join('; ') || OPEN,
    packageName: name,
    packageIncludes: includes.join('; '),
    monthlyRate,
    yearlyRate,
    startDate: terms.startDate ? fullDate.format(new Date(`${terms.startDate}T12:00:00Z`)) : `a date ${OPEN}`,
    additionalServices: terms.additionalServices || NONE,
    specialTerms: terms.specialTerms || NONE,
  };
}
