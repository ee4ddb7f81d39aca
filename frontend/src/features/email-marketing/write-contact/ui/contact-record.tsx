import { Button } from 'antd';
import { type Contact, consentWords, reachOf, recordAddress } from '@/entities/email-marketing/contact';
import { formatMoment, formatShortDay, restaurantNow } from '@/entities/restaurant';
import styles from './contact-fields.module.css';

const dayOf = (iso: string) => formatShortDay(restaurantNow(new Date(iso)).date);

interface ContactRecordProps {
  contact: Contact;
  onErase: () => void;
}

/** What is known of a contact that nobody types: consent, visits, and what they may ask for. */
export function ContactRecord({ contact, onErase }: ContactRecordProps) {
  const { id, consent, totalVisits, lastVisit, source, createdAt, optInAskedAt } = contact;
  return (
    <section className={styles.record} aria-label="Record">
      <p>
        {consent ? `Opted in ${formatMoment(consent.at)}, ${consentWords(consent)}` : reachOf(contact).label}
        {!consent && optInAskedAt !== null && `, asked by mail ${dayOf(optInAskedAt)}`}
      </p>
      <p>
        {`${String(totalVisits)} ${totalVisits === 1 ? 'visit' : 'visits'}`}
        {lastVisit !== null && `, the last on ${dayOf(lastVisit)}`} · Added {dayOf(createdAt)} from {source}
      </p>
      <div className={styles.actions}>
        <a href={recordAddress(id)} download={`record-${id}.json`}>
          Export record
        </a>
        <Button type="text" danger onClick={onErase}>
          Erase person...
        </Button>
      </div>
    </section>
  );
}
