import { Checkbox, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import {
  type Contact,
  contactCalls,
  type ContactEdit,
  contactMethods,
  contactQueries,
  contactStatuses,
  methodLabels,
  type NewContact,
  statusLabels,
} from '@/entities/email-marketing/contacts';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';
import { createContact as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useDraft, useEditDraft } from '@/shared/lib/draft';
import { splitCommas } from '@/shared/lib/words';
import { FormDialog, required, useOverwriteWarning } from '@/shared/ui/dialogs';
import { phoneRulesFor } from '@/shared/ui/field';
import { Select, shownAmong } from '@/shared/ui/select';

/** The form's values: tags as one text with commas. */
interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  tags: string;
  emailOptIn: boolean;
  smsOptIn: boolean;
  preferredContactMethod: Contact['preferredContactMethod'];
  notes: string;
  status: Contact['status'];
  consentWording?: string;
  /** The contact's version when typing began. */
  updatedAt?: string;
}

export const NEW_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  tags: '',
  notes: '',
  emailOptIn: true,
  smsOptIn: false,
  preferredContactMethod: 'email',
  status: 'active',
};

/** The source of contacts entered here. */
const SOURCE = 'Manual Entry';

const valuesOf = (contact: Contact): ContactValues => ({
  ...contact,
  phone: contact.phone ?? '',
  // A date field cannot show a day without a year.
  dateOfBirth: contact.dateOfBirth?.startsWith('--') ? '' : (contact.dateOfBirth ?? ''),
  tags: contact.tags.join(', '),
  notes: contact.notes ?? '',
});

export const newContactOf = (values: ContactValues): NewContact => ({ ...editOf(values), source: SOURCE });

export function editOf({
  tags,
  consentWording = '',
  updatedAt: _,
  ...values
}: ContactValues): ContactEdit & NewContact {
  return { ...values, tags: splitCommas(tags), ...(consentWording !== '' && { consentWording }) };
}

const invalidates = [contactQueries.all(), contactQueries.ones(), activityQueries.all()];

const createContact: Mutation<NewContact> = {
  send: (contact) => contactCalls.create(contact),
  done: () => ({ title: 'Contact created' }),
  failed: () => ({ title: 'Error creating contact' }),
  invalidates,
};

interface Edit {
  id: string;
  edit: ContactEdit;
}

const editContact: Mutation<Edit> = {
  send: ({ id, edit }) => contactCalls.edit(id, edit),
  done: () => ({ title: 'Contact updated' }),
  failed: () => ({ title: 'Error updating contact' }),
  invalidates,
};

const useCreateContact = () => useRestMutation(createContact);
const useEditContact = () => useRestMutation(editContact);

const METHODS = contactMethods.map((value) => ({ value, label: methodLabels[value] }));

interface ContactFieldsProps {
  /** Names that the stored contact lacks, and which are therefore optional. */
  unnamed?: readonly ('firstName' | 'lastName')[];
  storedPhone?: string;
  /** The address that has opted in already, for which there is no need to ask how. */
  optedInEmail?: string | undefined;
  /** Why they cannot be opted in here. */
  leftBecause?: string;
}

function ContactFields({ unnamed = [], storedPhone, optedInEmail, leftBecause }: ContactFieldsProps) {
  const isOptedIn = Form.useWatch<boolean | undefined>('emailOptIn');
  const email = Form.useWatch<string | undefined>('email');
  const hadOptedIn = optedInEmail !== undefined && email?.trim().toLowerCase() === optedInEmail.toLowerCase();
  const lacks = (name: 'firstName' | 'lastName') => unnamed.includes(name);
  return (
    <>
      <div className="pair">
        <Form.Item
          name="firstName"
          label="First name"
          rules={lacks('firstName') ? [] : required('Enter the first name.')}
        >
          <Input required={!lacks('firstName')} autoFocus autoComplete="off" maxLength={limits.firstName.maxLength} />
        </Form.Item>
        <Form.Item name="lastName" label="Last name" rules={lacks('lastName') ? [] : required('Enter the last name.')}>
          <Input required={!lacks('lastName')} autoComplete="off" maxLength={limits.lastName.maxLength} />
        </Form.Item>
        <Form.Item
          name="email"
          label="Email"
          rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
        >
          <Input required type="email" autoComplete="off" maxLength={limits.email.maxLength} />
        </Form.Item>
        <Form.Item name="phone" label="Phone (optional)" rules={phoneRulesFor(storedPhone)} validateTrigger="onSubmit">
          <Input type="tel" autoComplete="off" maxLength={limits.phone.maxLength} />
        </Form.Item>
        <Form.Item name="preferredContactMethod" label="Preferred contact" getValueProps={shownAmong(METHODS)}>
          <Select placeholder="Choose" options={METHODS} />
        </Form.Item>
        <Form.Item name="dateOfBirth" label="Date of birth (optional)">
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item name="tags" label="Tags (optional)" extra="Separate with commas.">
        <Input autoComplete="off" />
      </Form.Item>
      <Flex gap="0 32px" wrap>
        <Form.Item name="emailOptIn" valuePropName="checked" extra={leftBecause}>
          <Checkbox disabled={leftBecause !== undefined}>Email opt-in</Checkbox>
        </Form.Item>
        <Form.Item name="smsOptIn" valuePropName="checked">
          <Checkbox>SMS opt-in</Checkbox>
        </Form.Item>
      </Flex>
      {isOptedIn && !hadOptedIn && (
        <Form.Item
          name="consentWording"
          label="How they agreed (optional)"
          extra={
            optedInEmail === undefined
              ? 'Saved with today’s date as proof of consent, such as “signed the guest book”.'
              : 'The opt-in for the old email doesn’t carry over. Without a note, the new one is not opted in.'
          }
        >
          <Input autoComplete="off" maxLength={limits.consentWording.maxLength} />
        </Form.Item>
      )}
      <Form.Item name="notes" label="Notes (optional)">
        <Input.TextArea rows={2} maxLength={limits.notes.maxLength} />
      </Form.Item>
    </>
  );
}

interface NewContactDialogProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function NewContactDialog(dialog: NewContactDialogProps) {
  const draft = useDraft(draftKey('manager', 'contact/new'), NEW_CONTACT);
  const { send, isPending } = useCreateContact();
  return (
    <FormDialog<ContactValues>
      title="Add Contact"
      okText="Add Contact"
      busyText="Adding..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(newContactOf({ ...NEW_CONTACT, ...values }), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <ContactFields />
    </FormDialog>
  );
}

const STATUSES = contactStatuses.map((value) => ({ value, label: statusLabels[value].label }));
const LEFT = 'They unsubscribed. Only they can opt in again, through the link in an email.';

interface EditContactDialogProps {
  contact: Contact;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** More about the contact, below the form. */
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
        // Consent belongs to the address: with a new one it is sent again.
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
        storedPhone={before.phone}
        optedInEmail={contact.emailOptIn ? contact.email : undefined}
        leftBecause={hasLeft ? LEFT : undefined}
      />
      <Form.Item name="status" label="Status" getValueProps={shownAmong(STATUSES)}>
        <Select placeholder="Choose" options={STATUSES} />
      </Form.Item>
    </FormDialog>
  );
}
