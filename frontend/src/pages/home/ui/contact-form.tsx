import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { restaurant } from '@/entities/restaurant';
import { sendContactMessage } from '@/shared/call-schema';
import { Field, focusFirstInvalid } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { toast } from '@/shared/ui/toast';
import type { ContactMessage, Outcome } from '../api/send-message';
import styles from './contact-form.module.css';

type FieldName = 'name' | 'email' | 'phone' | 'message';
type Errors = Partial<Record<FieldName, string>>;

const REQUIRED = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  message: 'Enter a message.',
} as const;

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const lastSent = useRef<ContactMessage>(null);
  const [isSending, setIsSending] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  useLayoutEffect(() => focusFirstInvalid(form.current), [errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const message = read(event.currentTarget);
    const missing = missingFields(message);
    const found = Object.keys(missing).length > 0 ? missing : malformed(event.currentTarget);
    setIsIncomplete(found === missing);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    // A resent, unchanged message keeps its idempotency key.
    if (JSON.stringify(message) !== JSON.stringify(lastSent.current)) lastSent.current = message;
    setIsSending(true);
    show(await send(lastSent.current ?? message));
    setIsSending(false);
  }

  function show(outcome: Outcome) {
    if (outcome.isSent) {
      lastSent.current = null;
      form.current?.reset();
      toast({ title: 'Message sent!', description: "Thank you for contacting us. We'll get back to you soon." });
    } else {
      toast({ title: 'Error', description: outcome.description, variant: 'destructive' });
      setErrors(outcome.errors);
    }
  }

  return (
    // method="dialog" keeps a submit before hydration from navigating away and losing the text.
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label="Contact"
    >
      <h3>Send us a message</h3>
      <NoScript email={restaurant.email}>This form requires JavaScript.</NoScript>
      <div className={styles.fields}>
        <Field name="name" label="Name" missing={REQUIRED.name} error={errors.name}>
          {(field) => (
            <input {...field} type="text" autoComplete="name" maxLength={sendContactMessage.name.maxLength} />
          )}
        </Field>
        <Field name="email" label="Email" missing={REQUIRED.email} error={errors.email}>
          {(field) => (
            <input {...field} type="email" autoComplete="email" maxLength={sendContactMessage.email.maxLength} />
          )}
        </Field>
        <Field name="phone" label="Phone" isOptional error={errors.phone}>
          {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={sendContactMessage.phone.maxLength} />}
        </Field>
      </div>
      <Field name="message" label="Message" missing={REQUIRED.message} error={errors.message}>
        {(field) => <textarea {...field} rows={5} maxLength={sendContactMessage.message.maxLength} />}
      </Field>
      <p role="alert" className="field-error" data-incomplete="" hidden={!isIncomplete}>
        Please fill in all required fields.
      </p>
      <button type="submit" className="button button-amber" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}

/** The sending code is loaded on submit, not with the page. */
async function send(message: ContactMessage): Promise<Outcome> {
  try {
    const { sendMessage } = await import('../api/send-message');
    return await sendMessage(message);
  } catch {
    return { isSent: false, description: 'Failed to send message. Please try again.', errors: {} };
  }
}

function read(form: HTMLFormElement): ContactMessage {
  const text = (name: FieldName) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value.trim() : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}

function missingFields(message: ContactMessage): Errors {
  return Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => !message[name as keyof typeof REQUIRED]));
}

function malformed(form: HTMLFormElement): Errors {
  const email = form.elements.namedItem('email');
  const isWrong = email instanceof HTMLInputElement && email.validity.typeMismatch;
  return isWrong ? { email: 'Please enter a valid email address' } : {};
}
