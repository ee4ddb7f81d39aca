import * as z from 'zod/mini';
import { type ContractTerms, defaultPackage } from '@/entities/contract';
import { saveContract } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import { type FieldErrors, isEmailAddress, typedText } from '@/shared/ui/field';

const { clientBusinessName, clientContactName, clientPhone, clientAddress, additionalServices, specialTerms } =
  saveContract;

export const NAMES_MISSING = 'Please fill in at least the business name and contact name.';

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z.maxLength(maxLength, `Please keep ${subject} within ${formatNumber(maxLength)} characters`);

const text = (limit: { maxLength: number }, subject: string) => z.string().check(z.trim(), upTo(limit, subject));
const name = (limit: { maxLength: number }, subject: string) =>
  z.string().check(z.trim(), z.minLength(1, `Enter ${subject}`), upTo(limit, subject));

const terms = z.object({
  clientBusinessName: name(clientBusinessName, 'the business name'),
  clientContactName: name(clientContactName, 'the contact name'),
  clientEmail: z.string().check(
    z.trim(),
    z.refine((email) => email === '' || isEmailAddress(email), 'Please enter a valid email address'),
  ),
  clientPhone: text(clientPhone, 'the phone number'),
  clientAddress: text(clientAddress, 'the address'),
  selectedPackage: z.enum(saveContract.selectedPackage.choices, 'Choose a package.'),
  startDate: z.string(),
  additionalServices: text(additionalServices, 'the additional services'),
  specialTerms: text(specialTerms, 'the special terms'),
});

type TermsField = keyof z.infer<typeof terms>;
const FIELDS = Object.keys(terms.shape) as TermsField[];

export const BLANK_TERMS: ContractTerms = {
  clientBusinessName: '',
  clientContactName: '',
  selectedPackage: defaultPackage,
};

/** The form's values, valid or not. */
export function termsIn(form: HTMLFormElement): ContractTerms {
  const typed = FIELDS.map((field) => [field, typedText(form, field)]);
  return { ...BLANK_TERMS, ...(Object.fromEntries(typed) as Partial<ContractTerms>) };
}

/** The terms to save, or an error for each invalid field. */
export function readTerms(form: HTMLFormElement): { terms: ContractTerms } | { errors: FieldErrors } {
  const { data, error } = terms.safeParse(termsIn(form));
  if (data) return { terms: data };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

export const lacksNames = ({ clientBusinessName: business, clientContactName: contact }: ContractTerms) =>
  business === '' || contact === '';
