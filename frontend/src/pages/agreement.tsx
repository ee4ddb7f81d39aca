import { type InputEvent, type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { provider, TOAST_MS } from '@/entities/agency';
import {
  agreementText,
  contractCalls,
  type ContractTerms,
  defaultPackage,
  packageOptions,
  ratesOf,
} from '@/entities/contract';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { AgreementPaper, SignatureLines } from '@/features/contract/read';
import { fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { saveContract } from '@/shared/call-schema';
import { readSheet, useStoredForm } from '@/shared/lib/stored-form';
import { formatNumber } from '@/shared/lib/numbers';
import {
  Field,
  type FieldErrors,
  isEmailAddress,
  PHONE_ERROR,
  PHONE_NUMBER,
  PublicForm,
  StoredFormNote,
  typedText,
  useRefusal,
} from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { toast } from '@/shared/ui/toast';
import styles from './agreement.module.css';

const {
  clientBusinessName: clientBusinessNameField,
  clientContactName: clientContactNameField,
  clientPhone: clientPhoneField,
  clientAddress: clientAddressField,
  additionalServices,
  specialTerms,
} = saveContract;

const NAMES_MISSING = 'Please fill in at least the business name and contact name.';

const upTo = ({ maxLength }: { maxLength: number }, subject: string) =>
  z.maxLength(maxLength, `Please keep ${subject} within ${formatNumber(maxLength)} characters`);

const text = (limit: { maxLength: number }, subject: string) => z.string().check(z.trim(), upTo(limit, subject));
const name = (limit: { maxLength: number }, subject: string) =>
  z.string().check(z.trim(), z.minLength(1, `Enter ${subject}.`), upTo(limit, subject));

const terms = z.object({
  clientBusinessName: name(clientBusinessNameField, 'the business name'),
  clientContactName: name(clientContactNameField, 'the contact name'),
  clientEmail: z.string().check(
    z.trim(),
    z.refine((email) => email === '' || isEmailAddress(email), 'Please enter a valid email address'),
  ),
  clientPhone: text(clientPhoneField, 'the phone number').check(z.regex(PHONE_NUMBER, PHONE_ERROR)),
  clientAddress: text(clientAddressField, 'the address'),
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
function termsIn(form: HTMLFormElement): ContractTerms {
  const typed = FIELDS.map((field) => [field, typedText(form, field)]);
  return { ...BLANK_TERMS, ...(Object.fromEntries(typed) as Partial<ContractTerms>) };
}

/** The terms to save with their rates, or an error for each invalid field. */
function readTerms(form: HTMLFormElement): { terms: ContractTerms } | { errors: FieldErrors } {
  const { data, error } = terms.safeParse(termsIn(form));
  if (data) {
    const { monthlyRate, yearlyRate } = ratesOf(data.selectedPackage);
    return { terms: { ...data, monthlyRate, yearlyRate } };
  }
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { errors };
}

const lacksNames = ({ clientBusinessName: business, clientContactName: contact }: ContractTerms) =>
  business === '' || contact === '';

const saveContractMutation: Mutation<ContractTerms> = {
  send: contractCalls.save,
  done: () => ({
    title: 'Contract Saved!',
    description: 'Contract has been saved successfully.',
    duration: TOAST_MS,
  }),
  failed: () => ({ title: 'Error', description: 'Failed to save contract. Please try again.', duration: TOAST_MS }),
};

const useSaveContract = () => useRestMutation(saveContractMutation);

const { clientBusinessName, clientContactName, clientEmail, clientPhone, clientAddress } = saveContract;

function ClientFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  return (
    <>
      <Field name="clientBusinessName" label="Business name" error={errorOf('clientBusinessName')}>
        {(field) => (
          <input {...field} type="text" autoComplete="organization" maxLength={clientBusinessName.maxLength} />
        )}
      </Field>
      <Field name="clientContactName" label="Contact name" error={errorOf('clientContactName')}>
        {(field) => <input {...field} type="text" autoComplete="name" maxLength={clientContactName.maxLength} />}
      </Field>
      <div className={styles.pair}>
        <Field name="clientEmail" label="Email" isOptional error={errorOf('clientEmail')}>
          {(field) => <input {...field} type="email" autoComplete="email" maxLength={clientEmail.maxLength} />}
        </Field>
        <Field name="clientPhone" label="Phone" isOptional error={errorOf('clientPhone')}>
          {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={clientPhone.maxLength} />}
        </Field>
      </div>
      <Field name="clientAddress" label="Address" isOptional error={errorOf('clientAddress')}>
        {(field) => <textarea {...field} rows={2} autoComplete="street-address" maxLength={clientAddress.maxLength} />}
      </Field>
    </>
  );
}

interface SaveContractFormProps {
  terms: ContractTerms;
  onEdit: (terms: ContractTerms) => void;
}

export function SaveContractForm({ terms, onEdit }: SaveContractFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSaveContract();
  const { keep, forget, isStored, clear } = useStoredForm({ key: 'contract', form, onFilled: readForm });
  const rates = ratesOf(terms.selectedPackage);

  function readForm(element: HTMLFormElement) {
    onEdit(termsIn(element));
  }

  function edit(event: InputEvent<HTMLFormElement>) {
    correct(event);
    keep(event);
    readForm(event.currentTarget);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readTerms(event.currentTarget);
    if ('errors' in reading) {
      refuse(reading.errors);
      if (lacksNames(termsIn(event.currentTarget))) {
        toast({ title: 'Error', description: NAMES_MISSING, variant: 'destructive', duration: TOAST_MS });
      }
      return;
    }
    const sheet = readSheet(event.currentTarget);
    send(reading.terms, {
      onSuccess() {
        forget(sheet);
      },
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <PublicForm ref={form} className={styles.form} onSubmit={submit} onInput={edit} aria-label="Contract">
      <ClientFields errorOf={errorOf} />
      <Field name="selectedPackage" label="Package" error={errorOf('selectedPackage')}>
        {(field) => (
          <select {...field} defaultValue={defaultPackage}>
            {packageOptions.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.pair}>
        <Field name="monthlyRate" label="Monthly rate" hint="Set by the package.">
          {(field) => <input {...field} type="text" value={rates.monthlyRate} readOnly />}
        </Field>
        <Field name="yearlyRate" label="Yearly rate" hint="The yearly option saves 2 months.">
          {(field) => <input {...field} type="text" value={rates.yearlyRate} readOnly />}
        </Field>
      </div>
      <Field name="startDate" label="Start date" isOptional error={errorOf('startDate')}>
        {(field) => <input {...field} type="date" />}
      </Field>
      <Field name="additionalServices" label="Additional services" isOptional error={errorOf('additionalServices')}>
        {(field) => <textarea {...field} rows={3} maxLength={saveContract.additionalServices.maxLength} />}
      </Field>
      <Field name="specialTerms" label="Special terms" isOptional error={errorOf('specialTerms')}>
        {(field) => <textarea {...field} rows={3} maxLength={saveContract.specialTerms.maxLength} />}
      </Field>
      <StoredFormNote isStored={isStored} onClear={clear} />
      <div className={styles.buttons}>
        <button type="submit" className="button button-amber" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Contract'}
        </button>
        <button type="button" className="button button-outline" onClick={() => window.print()}>
          Print Contract
        </button>
      </div>
    </PublicForm>
  );
}

export function AgreementPage() {
  const [terms, setTerms] = useState(BLANK_TERMS);

  return (
    <>
      <PageMeta title={`Services Agreement | ${restaurant.name}`} description="The website services agreement." />
      <header className={`on-deep no-print ${styles.welcome ?? ''}`}>
        <div className="page-width">
          <h1>Services Agreement</h1>
          <p>
            Fill in the terms and the agreement updates as you type. Each save creates a new version, and the latest one
            counts. You can also print it to sign.
          </p>
        </div>
      </header>
      <div className={`page-width ${styles.panes ?? ''}`}>
        <section className={`no-print ${styles.terms ?? ''}`} aria-labelledby="terms">
          <h2 id="terms">Terms</h2>
          <NoScript email={provider.email}>This form requires JavaScript.</NoScript>
          <SaveContractForm terms={terms} onEdit={setTerms} />
        </section>
        <AgreementPaper text={agreementText(terms)}>
          <SignatureLines client={terms.clientBusinessName} contact={terms.clientContactName} />
        </AgreementPaper>
      </div>
    </>
  );
}
