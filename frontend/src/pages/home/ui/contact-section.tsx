import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { cityLine, HoursList, phoneHref, restaurant, streetLine } from '@/entities/restaurant';
import { sendContactMessage } from '@/shared/call-schema';
import { useFormRestoration } from '@/shared/lib/stored-form';
import { MailLink } from '@/shared/links';
import { Field, focusFirstInvalid, PHONE_ERROR, PHONE_NUMBER } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { Picture } from '@/shared/ui/picture';
import { toast } from '@/shared/ui/toast';
import type { ContactMessage, Outcome } from '../api';
import { isShown as isArtShown } from '../model/shown-art';
import styles from './contact-section.module.css';

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

  useFormRestoration(form);
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
    const { sendMessage } = await import('../api');
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
  const phone = form.elements.namedItem('phone');
  const isWrong = email instanceof HTMLInputElement && email.validity.typeMismatch;
  const isNoPhone = phone instanceof HTMLInputElement && !PHONE_NUMBER.test(phone.value);
  return {
    ...(isWrong && { email: 'Please enter a valid email address' }),
    ...(isNoPhone && { phone: PHONE_ERROR }),
  };
}

const mapUrl = () =>
  `https://www.google.com/maps?q=${encodeURIComponent(`${streetLine()}, ${cityLine()}`)}&output=embed`;

/** The map is a third party's, so it is loaded only when the visitor asks for it. */
function VisitMap() {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <iframe className={styles.mapMap} src={mapUrl()} title={`Map to ${restaurant.name}`} />;
  const hasArt = isArtShown('courtyard-1');
  return (
    <div className={hasArt ? styles.mapMap : 'needs-script'}>
      {hasArt && <Picture name="courtyard-1" alt="" sizes="min(100vw, 1360px)" className={styles.glass} />}
      <div className={`needs-script ${styles.ask ?? ''}`}>
        <button type="button" className="button button-amber" onClick={() => setIsShown(true)}>
          Show the map
        </button>
        <p>Loads Google Maps.</p>
      </div>
    </div>
  );
}

export function ContactSection() {
  return (
    <section id="contact" className={`page-width ${styles.contact ?? ''}`}>
      <h2>Contact</h2>
      <div className={`leaded ${styles.panes ?? ''}`}>
        <div className={styles.facts}>
          <h3>Address</h3>
          <address>
            {streetLine()}
            <br />
            {cityLine()}
          </address>
          <h3>Call for takeout</h3>
          <p>
            <a href={phoneHref()}>{restaurant.phone}</a>
          </p>
          <h3>Email</h3>
          <p>
            <MailLink address={restaurant.email} />
          </p>
          <h3>Hours</h3>
          <HoursList />
          {restaurant.socialLinks.length > 0 && (
            <>
              <h3>Follow us</h3>
              <ul>
                {restaurant.socialLinks.slice(0, 2).map(({ platform, url }) => (
                  <li key={platform}>
                    <a href={url}>{platform}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <ContactForm />
        <div className={styles.map}>
          <VisitMap />
        </div>
      </div>
    </section>
  );
}
