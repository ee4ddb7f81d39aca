import { Checkbox, Form, Input } from 'antd';
import { contactMethods, methodLabels } from '@/entities/email-marketing/contacts';
import { createContact as limits } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { Select, shownAmong } from '@/shared/ui/select';
import styles from './contact-fields.module.css';

const METHODS = contactMethods.map((value) => ({ value, label: methodLabels[value] }));

interface ContactFieldsProps {
  /** Who has no such name so far may go without it. */
  unnamed?: readonly ('firstName' | 'lastName')[];
  /** The email that has opted in so far: there is no need to ask again how. */
  optedInEmail?: string | undefined;
  /** Why they cannot be opted in here. */
  leftBecause?: string;
}

export function ContactFields({ unnamed = [], optedInEmail, leftBecause }: ContactFieldsProps) {
  const isOptedIn = Form.useWatch<boolean | undefined>('emailOptIn');
  const email = Form.useWatch<string | undefined>('email');
  const hadOptedIn = optedInEmail !== undefined && email?.trim().toLowerCase() === optedInEmail.toLowerCase();
  const lacks = (name: 'firstName' | 'lastName') => unnamed.includes(name);
  return (
    <>
      <div className={styles.pair}>
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
        <Form.Item name="phone" label="Phone (optional)">
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
      <div className={styles.choices}>
        <Form.Item name="emailOptIn" valuePropName="checked" extra={leftBecause}>
          <Checkbox disabled={leftBecause !== undefined}>Email opt-in</Checkbox>
        </Form.Item>
        <Form.Item name="smsOptIn" valuePropName="checked">
          <Checkbox>SMS opt-in</Checkbox>
        </Form.Item>
      </div>
      {isOptedIn && !hadOptedIn && (
        <Form.Item
          name="consentWording"
          label="How they agreed (optional)"
          extra={
            optedInEmail === undefined
              ? "Saved with today's date as proof of consent: “signed the guest book”."
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
