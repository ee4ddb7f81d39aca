import type { SubmitEvent } from 'react';
import type { EmailSettings } from '@/entities/email-marketing/setup';
import { readLocalRecord } from '@/entities/session';
import { fieldErrors } from '@/shared/api';
import { changeEmailSettings as limits } from '@/shared/contract';
import { useFormDraft } from '@/shared/lib/draft';
import { Button } from '@/shared/ui/button';
import { Field, useRefusal } from '@/shared/ui/field';
import { useSaveSettings } from '../api/use-save-settings';
import styles from './email-settings-form.module.css';

const LIMITS = [
  { name: 'perSecond', label: 'Mails a second' },
  { name: 'perHour', label: 'Mails an hour' },
  { name: 'perDay', label: 'Mails a day' },
] as const;

const valuesOf = ({ transport: _, ownerApprovalRequired, perSecond, perHour, perDay, ...texts }: EmailSettings) => ({
  ...texts,
  ownerApprovalRequired: String(ownerApprovalRequired),
  ...{ perSecond: String(perSecond), perHour: String(perHour), perDay: String(perDay) },
});
type Name = keyof ReturnType<typeof valuesOf>;

/** Who the house is in its mail to contacts, and how much of it leaves. */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const draft = useFormDraft(`${readLocalRecord('admin')?.id ?? 'admin'}/email-settings`, valuesOf(settings));
  const { send, isPending } = useSaveSettings();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { ownerApprovalRequired, perSecond, perHour, perDay, ...texts } = draft.values;
    const limitsNow = { perSecond: Number(perSecond), perHour: Number(perHour), perDay: Number(perDay) };
    refuse({});
    send(
      { ...texts, ...limitsNow, ownerApprovalRequired: ownerApprovalRequired === 'true' },
      {
        onSuccess: draft.clear,
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  const held = (name: Name) => ({
    value: draft.values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      draft.write(name, target.value);
    },
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Email settings">
      <Field name="senderName" label="Sender name" error={errorOf('senderName')}>
        {(field) => <input {...field} {...held('senderName')} maxLength={limits.senderName.maxLength} />}
      </Field>
      <Field
        name="senderAddress"
        label="Sender address"
        hint="Of the restaurant’s own domain: mail from elsewhere would be taken for forged."
        error={errorOf('senderAddress')}
      >
        {(field) => (
          <input {...field} {...held('senderAddress')} type="email" maxLength={limits.senderAddress.maxLength} />
        )}
      </Field>
      <Field
        name="postalAddress"
        label="Postal address"
        hint="Stands under each mail; the law asks for it."
        error={errorOf('postalAddress')}
      >
        {(field) => (
          <textarea {...field} {...held('postalAddress')} rows={2} maxLength={limits.postalAddress.maxLength} />
        )}
      </Field>
      <div className={styles.limits}>
        {LIMITS.map(({ name, label }) => (
          <Field key={name} name={name} label={label} error={errorOf(name)}>
            {(field) => <input {...field} {...held(name)} type="number" min={1} step={1} inputMode="numeric" />}
          </Field>
        ))}
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.values.ownerApprovalRequired === 'true'}
          onChange={({ target }) => {
            draft.write('ownerApprovalRequired', String(target.checked));
          }}
        />
        Owner approval required
      </label>
      <p className="field-hint">With it a campaign leaves only after you have approved it.</p>
      <Button variant="primary" type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save Settings'}
      </Button>
    </form>
  );
}
