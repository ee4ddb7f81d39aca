import { Checkbox, Flex, Form, Input } from 'antd';
import {
  type Contact,
  contactCalls,
  type ContactEdit,
  contactQueries,
  type NewContact,
  reachOf,
  statusOptions,
} from '@/entities/email-marketing/contacts';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';
import { contactView, createContact as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useEditDraft } from '@/shared/lib/draft';
import { splitCommas } from '@/shared/lib/words';
import { type DialogProps, FormDialog, required, useOverwriteWarning } from '@/shared/ui/dialogs';
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

const editContact: Mutation<{ id: string; edit: ContactEdit }> = {
  send: ({ id, edit }) => contactCalls.edit(id, edit),
  done: () => ({ title: 'Contact updated' }),
  failed: () => ({ title: 'Error updating contact' }),
  invalidates,
};

const METHOD_LABELS: Readonly<Record<Contact['preferredContactMethod'], string>> = {
  email: 'Email',
  phone: 'Phone',
  sms: 'SMS',
};
const METHODS = contactView.preferredContactMethod.choices.map((value) => ({ value, label: METHOD_LABELS[value] }));

interface ContactFieldsProps {
  /** Undefined for a new one. */
  contact: Contact | undefined;
  before: ContactValues;
}

function ContactFields({ contact, before }: ContactFieldsProps) {
  const isOptedIn = Form.useWatch<boolean | undefined>('emailOptIn');
  const email = Form.useWatch<string | undefined>('email');
  const optedInEmail = contact?.emailOptIn ? contact.email : undefined;
  const hadOptedIn = optedInEmail !== undefined && email?.trim().toLowerCase() === optedInEmail.toLowerCase();
  const hasLeft = contact?.suppressed === 'unsubscribed' || contact?.suppressed === 'complained';
  /** A name that the stored contact lacks is optional. */
  const lacks = (name: 'firstName' | 'lastName') => contact !== undefined && before[name] === '';
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
        <Form.Item name="phone" label="Phone (optional)" rules={phoneRulesFor(before.phone)} validateTrigger="onSubmit">
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
        <Form.Item
          name="emailOptIn"
          valuePropName="checked"
          extra={hasLeft && 'They unsubscribed. Only they can opt in again, through the link in an email.'}
        >
          <Checkbox disabled={hasLeft}>Email opt-in</Checkbox>
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
      {contact && (
        <Form.Item name="status" label="Status" getValueProps={shownAmong(statusOptions)}>
          <Select placeholder="Choose" options={statusOptions} />
        </Form.Item>
      )}
    </>
  );
}

const WAYS: Readonly<Record<NonNullable<Contact['consent']>['how'], string>> = {
  by_hand: 'added manually',
  import: 'from an import',
  confirmed_link: 'through the link in an email',
  preference_page: 'on the preferences page',
  newsletter: 'on the newsletter page, confirmed by email',
};

/** A contact's consent and visits, which are not editable. */
function ContactRecord({ contact }: { contact: Contact }) {
  const { otherAddresses, consent, totalVisits, lastVisit, source, createdAt, optInAskedAt, dateOfBirth } = contact;
  return (
    <Flex component="section" vertical gap={4} className="soft ruled" style={{ marginTop: 8 }} aria-label="Record">
      <p>
        {consent
          ? `Opted in ${formatMoment(consent.at)}, ${WAYS[consent.how]}: “${consent.wording}”`
          : reachOf(contact).label}
        {!consent && optInAskedAt !== null && `, opt-in requested ${formatShortDayOf(optInAskedAt)}`}
      </p>
      <p>
        {`${String(totalVisits)} ${totalVisits === 1 ? 'visit' : 'visits'}`}
        {lastVisit !== null && `, last on ${formatShortDayOf(lastVisit)}`} · Added {formatShortDayOf(createdAt)} from{' '}
        {source}
      </p>
      {otherAddresses.length > 0 && <p>Also known by {otherAddresses.join(', ')}</p>}
      {dateOfBirth?.startsWith('--') && <p>Birthday {dateOfBirth.slice(2).replace('-', '/')}, year unknown</p>}
      <p>For data and deletion requests, the owner uses Personal data under Inquiries.</p>
    </Flex>
  );
}

interface WriteContactDialogProps extends DialogProps {
  /** Undefined for a new one. */
  contact: Contact | undefined;
}

export function WriteContactDialog({ contact, ...dialog }: WriteContactDialogProps) {
  const draft = useEditDraft(
    draftKey('manager', contact ? `contact-edit/${contact.id}` : 'contact/new'),
    contact ? valuesOf(contact) : NEW_CONTACT,
  );
  const { before } = draft;
  const creation = useRestMutation(createContact);
  const edit = useRestMutation(editContact);
  const { expecting, onRefused, warning } = useOverwriteWarning('this contact');
  return (
    <FormDialog<ContactValues>
      title={contact ? 'Edit Contact' : 'Add Contact'}
      okText={contact ? 'Save Changes' : 'Add Contact'}
      busyText={contact ? 'Saving...' : 'Adding...'}
      isBusy={creation.isPending || edit.isPending}
      draft={draft}
      onSend={(typed, showErrors) => {
        const values = { ...before, ...typed };
        const outcome = {
          draft: draft.key,
          onSuccess: dialog.onClose,
          onError(error: Error) {
            onRefused(error);
            showErrors(error);
          },
        };
        if (!contact) {
          creation.send(newContactOf(values), outcome);
          return;
        }
        const changes = changedIn(editOf(before), editOf(values));
        // Consent belongs to the address: with a new one it is sent again.
        if (changes.email !== undefined) changes.emailOptIn = values.emailOptIn;
        const seen = expecting({ expectedUpdatedAt: before.updatedAt ?? contact.updatedAt });
        edit.send({ id: contact.id, edit: { ...changes, ...seen } }, outcome);
      }}
      footnote={
        contact && (
          <>
            {warning}
            <ContactRecord contact={contact} />
          </>
        )
      }
      {...dialog}
    >
      <ContactFields contact={contact} before={before} />
    </FormDialog>
  );
}
