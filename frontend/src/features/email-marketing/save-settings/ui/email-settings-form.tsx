import { Button } from 'antd';
import type { SubmitEvent } from 'react';
import type { EmailSettings } from '@/entities/email-marketing/settings';
import { draftKey } from '@/entities/session';
import { fieldErrors } from '@/shared/api';
import { changeEmailSettings as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useDraft } from '@/shared/lib/draft';
import { Field, useRefusal } from '@/shared/ui/field';
import { useSaveSettings } from '../api/use-save-settings';
import styles from './email-settings-form.module.css';

const LABELS = {
  ...{ senderName: 'Sender name', senderAddress: 'Sender address', postalAddress: 'Postal address' },
  ...{ perSecond: 'Mails a second', perHour: 'Mails an hour', perDay: 'Mails a day' },
  ownerApprovalRequired: 'Owner approval required',
};
const LIMITS = ['perSecond', 'perHour', 'perDay'] as const;

type Settings = Omit<EmailSettings, 'transport'>;
type Values = Record<keyof Settings, string>;

const valuesOf = ({ ownerApprovalRequired, perSecond, perHour, perDay, ...settings }: Settings): Values => ({
  ...{ senderName: settings.senderName, senderAddress: settings.senderAddress, postalAddress: settings.postalAddress },
  ownerApprovalRequired: String(ownerApprovalRequired),
  ...{ perSecond: String(perSecond), perHour: String(perHour), perDay: String(perDay) },
});

const settingsOf = ({ ownerApprovalRequired, perSecond, perHour, perDay, ...texts }: Values): Settings => ({
  ...texts,
  ...{ perSecond: Number(perSecond), perHour: Number(perHour), perDay: Number(perDay) },
  ownerApprovalRequired: ownerApprovalRequired === 'true',
});

/** Who the house is in its mail to contacts, and how much of it leaves. */
export function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const stored = valuesOf(settings);
  // What was typed alone: fields that nobody has touched show what is stored by now.
  const draft = useDraft<Partial<Values>>(draftKey('admin', 'email-settings/typed'), {});
  const values = { ...stored, ...draft.values };
  const { send, isPending } = useSaveSettings();
  const unsaved = Object.keys(changedIn(stored, values)) as (keyof Values)[];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    refuse({});
    send(changedIn(settingsOf(stored), settingsOf(values)), {
      draft: draft.key,
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  const write = (name: keyof Values, value: string) => {
    draft.write(changedIn(stored, { ...values, [name]: value }));
  };

  const held = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      write(name, target.value);
    },
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Email settings">
      <Field name="senderName" label={LABELS.senderName} error={errorOf('senderName')}>
        {(field) => <input {...field} {...held('senderName')} maxLength={limits.senderName.maxLength} />}
      </Field>
      <Field
        name="senderAddress"
        label={LABELS.senderAddress}
        hint="Of the restaurant’s own domain: mail from elsewhere would be taken for forged."
        error={errorOf('senderAddress')}
      >
        {(field) => (
          <input {...field} {...held('senderAddress')} type="email" maxLength={limits.senderAddress.maxLength} />
        )}
      </Field>
      <Field
        name="postalAddress"
        label={LABELS.postalAddress}
        hint="Stands under each mail; the law asks for it."
        error={errorOf('postalAddress')}
      >
        {(field) => (
          <textarea {...field} {...held('postalAddress')} rows={2} maxLength={limits.postalAddress.maxLength} />
        )}
      </Field>
      <div className={styles.limits}>
        {LIMITS.map((name) => (
          <Field key={name} name={name} label={LABELS[name]} error={errorOf(name)}>
            {(field) => <input {...field} {...held(name)} type="number" min={1} step={1} inputMode="numeric" />}
          </Field>
        ))}
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={values.ownerApprovalRequired === 'true'}
          onChange={({ target }) => {
            write('ownerApprovalRequired', String(target.checked));
          }}
        />
        {LABELS.ownerApprovalRequired}
      </label>
      <p className="field-hint">With it campaigns and automations send only what you have approved.</p>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Settings'}
        </Button>
        {unsaved.length > 0 && (
          <Button
            disabled={isPending}
            onClick={() => {
              draft.drop();
              refuse({});
            }}
          >
            Discard Changes
          </Button>
        )}
        <p role="status">{unsaved.length > 0 && `Not saved yet: ${unsaved.map((name) => LABELS[name]).join(', ')}`}</p>
      </div>
    </form>
  );
}
