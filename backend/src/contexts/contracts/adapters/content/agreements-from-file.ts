import { createHash } from 'node:crypto';
import agreement from '../../../../../content/agreement.json' with { type: 'json' };
import type { Agreement, ContractTerms } from '../../domain/contract.js';
import type { Agreements } from '../../domain/contracts.service.js';

const OPEN = 'to be agreed';
const NONE = 'None.';
const FULL_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** Fills in the wording that front end and back end share. */
export class AgreementsFromFile implements Agreements {
  write(terms: ContractTerms): Agreement {
    const { monthlyRate, yearlyRate } = agreement.packages[terms.selectedPackage];
    const text = textOf(terms);
    return { monthlyRate, yearlyRate, text, textHash: hashOf(text) };
  }

  isAsWritten({ text, textHash }: Pick<Agreement, 'text' | 'textHash'>): boolean {
    return hashOf(text) === textHash;
  }
}

function textOf(terms: ContractTerms): string {
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

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function valuesOf(terms: ContractTerms): Record<string, string> {
  const { provider, packages } = agreement;
  const { name, monthlyRate, yearlyRate, includes } = packages[terms.selectedPackage];
  const reach = [terms.clientAddress && onOneLine(terms.clientAddress), terms.clientEmail, terms.clientPhone];
  return {
    providerName: provider.name,
    providerEmail: provider.email,
    providerPhone: provider.phone,
    clientBusinessName: terms.clientBusinessName,
    clientContactName: terms.clientContactName,
    clientReach: reach.filter(Boolean).join('; ') || OPEN,
    packageName: name,
    packageIncludes: includes.join('; '),
    monthlyRate,
    yearlyRate,
    startDate: terms.startDate ? FULL_DATE.format(new Date(`${terms.startDate}T12:00:00Z`)) : `a date ${OPEN}`,
    additionalServices: terms.additionalServices ?? NONE,
    specialTerms: terms.specialTerms ?? NONE,
  };
}
