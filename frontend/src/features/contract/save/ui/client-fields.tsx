import { saveContract } from '@/shared/call-schema';
import { Field } from '@/shared/ui/field';
import styles from './save-contract-form.module.css';

const { clientBusinessName, clientContactName, clientEmail, clientPhone, clientAddress } = saveContract;

export function ClientFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
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
