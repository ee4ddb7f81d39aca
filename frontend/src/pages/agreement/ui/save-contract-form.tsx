import type { InputEvent, SubmitEvent } from 'react';
import { TOAST_MS } from '@/entities/agency';
import { type ContractTerms, defaultPackage, packageOptions, ratesOf } from '@/entities/contract';
import { fieldErrors } from '@/shared/api';
import { saveContract } from '@/shared/call-schema';
import { readSheet, useKeptForm } from '@/shared/lib/kept-form';
import { Field, KeptNote, useRefusal } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useSaveContract } from '../api/use-save-contract';
import { lacksNames, NAMES_MISSING, readTerms, termsIn } from '../model/terms';
import styles from './save-contract-form.module.css';

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

/** Uncontrolled inputs, so that nothing typed before hydration is lost. */
export function SaveContractForm({ terms, onEdit }: SaveContractFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSaveContract();
  const { keep, forget, isKept, clear } = useKeptForm({ key: 'contract', form, onFilled: readForm });
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
    <form
      ref={form}
      className={styles.form}
      // Outside a <dialog> this submits nothing, so a click before hydration stays on the page.
      method="dialog"
      onSubmit={submit}
      onInput={edit}
      noValidate
      aria-label="Contract"
    >
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
      <KeptNote isKept={isKept} onClear={clear} />
      <div className={styles.buttons}>
        <button type="submit" className="button button-amber" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Contract'}
        </button>
        <button type="button" className="button button-outline" onClick={() => window.print()}>
          Print Contract
        </button>
      </div>
    </form>
  );
}
