import { Checkbox } from 'antd';
import { memo } from 'react';
import { type Contact, nameOf, reachOf, statusLabels } from '@/entities/email-marketing/contacts';
import { formatShortDayOf } from '@/entities/restaurant';
import { mailHref } from '@/shared/links';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { ContactActions } from './contact-actions';
import styles from './contact-row.module.css';

interface ContactRowProps {
  contact: Contact;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** A contact where there is no room for a table. */
export const ContactRow = memo(function ContactRow({ contact, isSelected, onToggle }: ContactRowProps) {
  const { id, email, phone, tags, status, totalVisits, lastVisit } = contact;
  const name = nameOf(contact);
  const { label, tone } = statusLabels[status];
  const reach = reachOf(contact);

  return (
    <article className={styles.row} data-status={status} aria-labelledby={`contact-${id}`} {...rowMark(id)}>
      <Checkbox
        className={styles.select}
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={() => {
          onToggle(id);
        }}
      />
      <div className={styles.who}>
        <h3 id={`contact-${id}`} className={styles.name} {...headingMark}>
          {name}
        </h3>
        <a href={mailHref(email)} className={styles.email}>
          {email.slice(0, email.lastIndexOf('@'))}
          <wbr />
          {email.slice(email.lastIndexOf('@'))}
        </a>
      </div>
      <div className={styles.standing}>
        <StatusTag tone={tone}>{label}</StatusTag>
        <StatusTag tone={reach.tone}>{reach.label}</StatusTag>
      </div>
      <div className={styles.more}>
        {phone !== null && <p className={styles.soft}>{phone}</p>}
        <p className={styles.soft}>{visitsOf(totalVisits, lastVisit)}</p>
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <ContactActions contact={contact} className={styles.actions} size="small" />
    </article>
  );
});

function visitsOf(total: number, last: string | null): string {
  if (total === 0) return 'No visit yet';
  const visits = `${String(total)} ${total === 1 ? 'visit' : 'visits'}`;
  return last === null ? visits : `${visits}, last ${formatShortDayOf(last)}`;
}
