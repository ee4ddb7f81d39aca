import { type Contact, consentWords, reachOf } from '@/entities/email-marketing/contacts';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import styles from './contact-fields.module.css';

/** What is known of a contact that nobody types: consent and visits. */
export function ContactRecord({ contact }: { contact: Contact }) {
  const { consent, totalVisits, lastVisit, source, createdAt, optInAskedAt, dateOfBirth } = contact;
  return (
    <section className={styles.record} aria-label="Record">
      <p>
        {consent ? `Opted in ${formatMoment(consent.at)}, ${consentWords(consent)}` : reachOf(contact).label}
        {!consent && optInAskedAt !== null && `, opt-in requested ${formatShortDayOf(optInAskedAt)}`}
      </p>
      <p>
        {`${String(totalVisits)} ${totalVisits === 1 ? 'visit' : 'visits'}`}
        {lastVisit !== null && `, last on ${formatShortDayOf(lastVisit)}`} · Added {formatShortDayOf(createdAt)}{' '}
        from {source}
      </p>
      {dateOfBirth?.startsWith('--') && <p>Birthday {dateOfBirth.slice(2).replace('-', '/')}, year unknown</p>}
      <p>For data and deletion requests, the owner uses Personal data under Inquiries.</p>
    </section>
  );
}
