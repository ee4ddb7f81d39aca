import { Button } from 'antd';
import { type SubmitEvent, useState } from 'react';
import type { ImportPlan, ImportPreview, UploadedImport } from '@/entities/email-marketing/contacts';
import { typedText, useRefusal } from '@/shared/ui/field';
import { planImport as limits } from '@/shared/call-schema';
import { usePreviewImport } from '../api/use-import-contacts';
import styles from './import.module.css';

const FIELDS = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  tags: 'Tags',
  notes: 'Notes',
  emailOptIn: 'Email opt-in',
  status: 'Status',
} as const;
type Name = keyof typeof FIELDS;

interface MapColumnsProps {
  uploaded: UploadedImport;
  onPlanned: (plan: ImportPlan, preview: ImportPreview) => void;
}

/** Which column is what, what becomes of those who are known, and whether they agreed to get mail. */
export function MapColumns({ uploaded, onPlanned }: MapColumnsProps) {
  const [columns, setColumns] = useState<Partial<Record<Name, number>>>(uploaded.suggested);
  const [agreed, setAgreed] = useState(false);
  const { form, refuse, correct, errorOf } = useRefusal();
  const emailError = errorOf('email');
  const consentError = errorOf('consent');
  const { send, isPending } = usePreviewImport(uploaded.id, onPlanned);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (name: string) => typedText(event.currentTarget, name);
    const consent = typed('consent');
    const missing = {
      ...(columns.email === undefined && { email: 'Please choose the column with the email addresses.' }),
      ...(agreed && consent === '' && { consent: 'Please write down how they agreed.' }),
    };
    refuse(missing);
    if (Object.keys(missing).length > 0) return;
    const tags = typed('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    const existing = typed('existing') === 'update' ? 'update' : 'skip';
    send({ columns, existing, consent: agreed ? consent : null, tags });
  }

  return (
    <form ref={form} className={styles.step} onSubmit={submit} onInput={correct} noValidate aria-label="Columns">
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column of {uploaded.fileName}</th>
            <th scope="col">For example</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(FIELDS) as Name[]).map((name) => (
            <tr key={name}>
              <th scope="row">{FIELDS[name]}</th>
              <td>
                <select
                  aria-label={`Column for ${FIELDS[name]}`}
                  {...(name === 'email' && {
                    ...{ name: 'email', required: true, 'aria-invalid': emailError !== undefined },
                    'aria-describedby': emailError && 'import-email-wrong',
                  })}
                  {...(name === 'emailOptIn' && columns[name] !== undefined && { 'aria-describedby': 'import-opt-in' })}
                  value={columns[name] ?? ''}
                  onChange={({ target }) => {
                    setColumns({ ...columns, [name]: target.value === '' ? undefined : Number(target.value) });
                  }}
                >
                  <option value="">Not in the file</option>
                  {uploaded.headings.map((heading, index) => (
                    <option key={index} value={index}>
                      {heading || `Column ${String(index + 1)}`}
                    </option>
                  ))}
                </select>
              </td>
              <td className={styles.sample}>{exampleOf(uploaded, columns[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns.emailOptIn !== undefined && (
        <p id="import-opt-in" role="status" className={styles.soft}>
          {agreed
            ? 'Email opt-in: whoever has anything but a yes in this column is not opted in. All others are, by what you write down below.'
            : 'Email opt-in: a yes in this column opts nobody in, because it does not say how they agreed. Tick “Everybody in this file agreed” below and write down how: then those who have a yes here are opted in.'}
        </p>
      )}
      {emailError && (
        <p id="import-email-wrong" className="field-error">
          {emailError}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor="import-existing">Addresses that are contacts already</label>
        <select id="import-existing" name="existing" defaultValue="skip">
          <option value="skip">Leave as they are</option>
          <option value="update">Update with what the file says</option>
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="import-tags">Tags for all of them (optional)</label>
        <input id="import-tags" name="tags" type="text" autoComplete="off" />
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ target }) => {
            setAgreed(target.checked);
          }}
        />
        Everybody in this file agreed to get mail from us
      </label>
      {agreed && (
        <div className={styles.field}>
          <label htmlFor="import-consent">How they agreed</label>
          <input
            id="import-consent"
            name="consent"
            type="text"
            autoComplete="off"
            maxLength={limits.consent.maxLength}
            required
            aria-invalid={consentError !== undefined}
            aria-describedby={`import-consent-hint ${consentError ? 'import-consent-wrong' : ''}`.trim()}
          />
          <p id="import-consent-hint" className={styles.soft}>
            Kept with each of them: “ticked the box at the glass market, June 2026”. Who unsubscribed stays so. Nobody
            is opted in of whom the file says ‘no’, ‘unsubscribed’, ‘bounced’ or the like under Email opt-in or Status.
          </p>
          {consentError && (
            <p id="import-consent-wrong" className="field-error">
              {consentError}
            </p>
          )}
        </div>
      )}
      <Button type="primary" htmlType="submit" loading={isPending}>
        Preview
      </Button>
    </form>
  );
}

const exampleOf = ({ samples }: UploadedImport, column: number | undefined) =>
  column === undefined ? '' : (samples.map((cells) => cells[column]).find(Boolean) ?? '');
