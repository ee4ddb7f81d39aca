import { Button, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { draftKey } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { fieldErrors, type Role } from '@/shared/api';
import { sendMessage as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { Field, useRefusal } from '@/shared/ui/field';
import { searchAmong, shownAmong } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import { useSendEmail } from '../api/use-send-email';
import { recipientsFor } from '../model/recipients';
import styles from './compose-form.module.css';

const EMPTY = { receiverId: '', subject: '', content: '', byEmail: 'false' };
const MISSING = {
  receiverId: 'Choose who gets it.',
  subject: 'Say what it is about.',
  content: 'Write your message.',
};
type Name = keyof typeof MISSING;

/** One message to one person of the house, into their mailbox and, when ticked, to their mail address. */
export function ComposeForm({ role }: { role: Exclude<Role, 'staff'> }) {
  const { data: staff = [] } = useQuery(staffQueries.names(role));
  const recipients = recipientsFor(role, staff);
  const choices = recipients.map(({ id, label }) => ({ value: id, label }));
  const { form, refuse, correct, correctField, errorOf } = useRefusal();
  const draft = useDraft(draftKey(role, 'compose'), EMPTY);
  const { send, isPending } = useSendEmail(role);
  const { receiverId, subject, content, byEmail } = draft.values;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const recipient = recipients.find(({ id }) => id === receiverId);
    const values = { receiverId: recipient?.id ?? '', subject: subject.trim(), content: content.trim() };
    const missing = Object.entries(MISSING).filter(([name]) => values[name as Name] === '');
    refuse(Object.fromEntries(missing));
    if (!recipient || missing.length > 0) {
      toast({
        variant: 'destructive',
        title: 'Missing information',
        description: 'Please fill in all required fields and select a recipient',
      });
      return;
    }
    const { type: receiverType, name: receiverName } = recipient;
    send(
      { ...values, receiverType, receiverName, byEmail: byEmail === 'true' },
      {
        draft: draft.key,
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  const held = (name: Name) => ({
    value: draft.values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      draft.write({ ...draft.values, [name]: target.value });
    },
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-labelledby="compose">
      <h2 id="compose" className={styles.title}>
        Compose
      </h2>
      <Field name="receiverId" label="Recipient" error={errorOf('receiverId')}>
        {({ name, required, ...field }) => (
          <Select
            {...field}
            {...shownAmong(choices)(receiverId)}
            aria-required={required}
            status={field['aria-invalid'] ? 'error' : ''}
            showSearch={searchAmong(choices)}
            placeholder="Select a recipient"
            options={choices}
            onChange={(id: string) => {
              draft.write({ ...draft.values, receiverId: id });
              correctField(name);
            }}
          />
        )}
      </Field>
      <Field name="subject" label="Subject" error={errorOf('subject')}>
        {(field) => <input {...field} {...held('subject')} autoComplete="off" maxLength={limits.subject.maxLength} />}
      </Field>
      <Field name="content" label="Message" error={errorOf('content')}>
        {(field) => <textarea {...field} {...held('content')} rows={8} maxLength={limits.content.maxLength} />}
      </Field>
      <label className="choice">
        <input
          type="checkbox"
          checked={byEmail === 'true'}
          onChange={({ target }) => {
            draft.write({ ...draft.values, byEmail: String(target.checked) });
          }}
        />
        Also send it by email
      </label>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send Email'}
      </Button>
    </form>
  );
}
