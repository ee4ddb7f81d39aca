import { Button, Select } from 'antd';
import { type SubmitEvent, useState } from 'react';
import type { ImportPlan, ImportPreview, UploadedImport } from '@/entities/email-marketing/contacts';
import { typedText, useRefusal } from '@/shared/ui/field';
import { planImport as limits } from '@/shared/call-schema';
import { searchAmong } from '@/shared/ui/select';
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

const NOT_THERE = -1;

const WAYS: { value: ImportPlan['existing']; label: string }[] = [
  { value: 'skip', label: 'Leave as they are' },
  { value: 'update', label: 'Update with what the file says' },
];

interface MapColumnsProps {
  uploaded: UploadedImport;
  onPlanned: (plan: ImportPlan, preview: ImportPreview) => void;
}

/** Which column is what, what becomes of those who are known, and whether they agreed to get mail. */
export function MapColumns({ uploaded, onPlanned }: MapColumnsProps) {
  const [columns, setColumns] = useState<Partial<Record<Name, number>>>(uploaded.suggested);
  const [existing, setExisting] = useState<ImportPlan['existing']>('skip');
  const [agreed, setAgreed] = useState(false);
  const { form, refuse, correct, correctField, errorOf } = useRefusal();
  const emailError = errorOf('email');
  const consentError = errorOf('consent');
  const { send, isPending } = usePreviewImport(uploaded.id, onPlanned);
  const choices = [
    { value: NOT_THERE, label: 'Not in the file' },
    ...uploaded.headings.map((heading, index) => ({ value: index, label: heading || `Column ${String(index + 1)}` })),
  ];

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
                <Select
                  aria-label={`Column for ${FIELDS[name]}`}
                  {...(name === 'email' && {
                    ...{ 'aria-required': true, 'aria-invalid': emailError !== undefined },
                    status: emailError === undefined ? '' : 'error',
                    'aria-describedby': emailError && 'import-email-wrong',
                  })}
                  {...(name === 'emailOptIn' && columns[name] !== undefined && { 'aria-describedby': 'import-opt-in' })}
                  value={columns[name] ?? NOT_THERE}
                  showSearch={searchAmong(choices)}
                  options={choices}
                  onChange={(column) => {
                    setColumns({ ...columns, [name]: column === NOT_THERE ? undefined : column });
                    correctField(name);
                  }}
                />
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
        <Select id="import-existing" value={existing} options={WAYS} onChange={setExisting} />
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
