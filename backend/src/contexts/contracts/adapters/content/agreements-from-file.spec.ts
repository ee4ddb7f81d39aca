import { type ContractTerms, PACKAGES } from '../../domain/contract.js';
import { AgreementsFromFile } from './agreements-from-file.js';

const agreements = new AgreementsFromFile();

const TERMS: ContractTerms = {
  clientBusinessName: 'The Courtyard Bistro',
  clientContactName: 'Zoë $& Hart',
  clientEmail: 'zoe@guests.example',
  clientPhone: null,
  clientAddress: '75 King Street\nSuite 120',
  selectedPackage: 'premium',
  startDate: '2026-12-01',
  additionalServices: null,
  specialTerms: 'Paid in {{monthlyRate}} coins',
};

it.each([
  ['essential', '$50', '$600'],
  ['premium', '$75', '$900'],
  ['digital', '$200', '$2,400'],
  ['fullmarketing', '$300', '$3,600'],
] as const)('charges %s at %s a month or %s a year', (selectedPackage, monthlyRate, yearlyRate) => {
  const { text, ...rates } = agreements.write({ ...TERMS, selectedPackage });
  expect(rates).toMatchObject({ monthlyRate, yearlyRate });
  expect(text).toContain(`The fee is ${monthlyRate} per month`);
  expect(text).toContain(`pays ${yearlyRate} per year`);
});

it('names the parties as they were typed, and all terms', () => {
  const { text } = agreements.write(TERMS);
  for (const words of [
    'represented by Zoë $& Hart.',
    '75 King Street, Suite 120; zoe@guests.example',
    'begins on December 1, 2026.',
    'Additional services: None.',
    'Paid in {{monthlyRate}} coins',
    'due on the 1st of the month',
    'late fee of $25',
    '10 days past due',
    '30 days written notice',
    'up to 30 days of transition help',
    'within 3 business days',
    'non-refundable after services are rendered',
    'capped at the monthly fee',
  ])
    expect(text).toContain(words);
});

it('leaves no placeholder open when only the names are known', () => {
  const nothing = { clientEmail: null, clientAddress: null, startDate: null, specialTerms: null };
  for (const selectedPackage of PACKAGES) {
    expect(agreements.write({ ...TERMS, ...nothing, selectedPackage }).text).not.toMatch(/\{\{|undefined|null/);
  }
});

it('has a hash that reveals a single changed character', () => {
  const agreement = agreements.write(TERMS);
  expect(agreement.textHash).toMatch(/^[0-9a-f]{64}$/);
  expect(agreements.isAsWritten(agreement)).toBe(true);
  expect(agreements.isAsWritten({ ...agreement, text: agreement.text.replace('$75', '$57') })).toBe(false);
});
