import { AgreementsFromFile } from '../../../../backend/src/contexts/contracts/adapters/content/agreements-from-file';
import { saveContract } from '@/shared/call-schema';
import { agreementText } from './agreement';

const server = new AgreementsFromFile();

const FULL = {
  clientBusinessName: 'The Courtyard <Bistro>',
  clientContactName: 'Zoë $& Hart',
  clientEmail: 'zoe@guests.example',
  clientPhone: '(904) 555-0100',
  clientAddress: '75 King Street\n  Suite 120',
  startDate: '2026-12-01',
  additionalServices: 'Two photo days',
  specialTerms: 'Paid in {{monthlyRate}} coins\n\nThe first month is free.',
};
const NOTHING = Object.fromEntries(Object.keys(FULL).map((name) => [name, null])) as Record<keyof typeof FULL, null>;

it.each(saveContract.selectedPackage.choices)("shows the server's text for %s", (selectedPackage) => {
  const full = { ...FULL, selectedPackage };
  expect(agreementText(full)).toBe(server.write(full).text);
  const { clientBusinessName, clientContactName } = FULL;
  const minimal = { ...NOTHING, clientBusinessName, clientContactName, selectedPackage };
  expect(agreementText(minimal)).toBe(server.write(minimal).text);
});

it('shows a blank line for missing names', () => {
  const text = agreementText({ clientBusinessName: '', clientContactName: '', selectedPackage: 'premium' });
  expect(text).toContain('and ____________________ (the client), represented by ____________________.');
});
