import { Form } from 'antd';
import type { ReactNode } from 'react';
import { type Contact, contactStatuses, statusLabels } from '@/entities/email-marketing/contacts';
import { draftKey } from '@/entities/session';
import { changedIn } from '@/shared/lib/changes';
import { useEditDraft } from '@/shared/lib/draft';
import { FormDialog, useOverwriteWarning } from '@/shared/ui/dialogs';
import { Select, shownAmong } from '@/shared/ui/select';
import { useEditContact } from '../api/use-write-contact';
import { type ContactValues, editOf, valuesOf } from '../model/contact-values';
import { ContactFields } from './contact-fields';

const STATUSES = contactStatuses.map((value) => ({ value, label: statusLabels[value].label }));
const LEFT = 'They unsubscribed. Only they can opt in again, through the link in an email.';

interface EditContactDialogProps {
  contact: Contact;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** What is known of them besides. */
  footnote: ReactNode;
}

export function EditContactDialog({ contact, footnote, ...dialog }: EditContactDialogProps) {
  const { send, isPending } = useEditContact();
  const hasLeft = contact.suppressed === 'unsubscribed' || contact.suppressed === 'complained';
  const draft = useEditDraft(draftKey('manager', `contact-edit/${contact.id}`), valuesOf(contact));
  const { before } = draft;
  const { expecting, onRefused, warning } = useOverwriteWarning('this contact');
  return (
    <FormDialog<ContactValues>
      title="Edit Contact"
      okText="Save Changes"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        const edit = changedIn(editOf(before), editOf({ ...before, ...values }));
        // An opt-in counts for one email: for a new one it is said again.
        if (edit.email !== undefined) edit.emailOptIn = values.emailOptIn;
        const seen = expecting({ expectedUpdatedAt: before.updatedAt ?? contact.updatedAt });
        send(
          { id: contact.id, edit: { ...edit, ...seen } },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(error) {
              onRefused(error);
              onError(error);
            },
          },
        );
      }}
      footnote={
        <>
          {warning}
          {footnote}
        </>
      }
      {...dialog}
    >
      <ContactFields
        unnamed={(['firstName', 'lastName'] as const).filter((name) => before[name] === '')}
        optedInEmail={contact.emailOptIn ? contact.email : undefined}
        leftBecause={hasLeft ? LEFT : undefined}
      />
      <Form.Item name="status" label="Status" getValueProps={shownAmong(STATUSES)}>
        <Select placeholder="Choose" options={STATUSES} />
      </Form.Item>
    </FormDialog>
  );
}
