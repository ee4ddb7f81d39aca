import type { ReactNode } from 'react';
import { partyLabel, type Reservation, shortDay, slotMinutes, statusLabel } from '@/entities/reservation';
import { formatDay, formatHours, hoursOn, isOpenAt } from '@/entities/restaurant';
import { Tooltip } from '@/shared/ui/tooltip';
import styles from './reservation-card.module.css';

interface ReservationCardProps {
  reservation: Reservation;
  /** What the notes are called on this board. */
  notesLabel: string;
  actions?: ReactNode;
}

/** One request: time, party and name are readable from a metre away. */
export function ReservationCard({ reservation, notesLabel, actions }: ReservationCardProps) {
  const { customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime, status } = reservation;
  const { specialRequests, adminNotes } = reservation;
  const isOutside = !isOpenAt(preferredDate, slotMinutes(preferredTime));
  return (
    <article className={styles.card} data-status={status} aria-labelledby={`name-${reservation.id}`}>
      <header className={styles.head}>
        <p className={styles.when}>
          <span className={styles.time}>{preferredTime}</span>
          <span className={styles.day}>{shortDay(preferredDate)}</span>
        </p>
        <div className={styles.who}>
          <h3 id={`name-${reservation.id}`} className={styles.name}>
            {customerName}
          </h3>
          <p className={styles.party}>{partyLabel(partySize)}</p>
        </div>
        <p className={styles.tags}>
          <span className={styles.status}>{statusLabel(status)}</span>
          {isOutside && (
            <Tooltip text={`${formatDay(preferredDate)}: ${formatHours(hoursOn(preferredDate))}`}>
              <button type="button" className={styles.outside}>
                Outside opening hours
              </button>
            </Tooltip>
          )}
        </p>
      </header>
      <p className={styles.contact}>
        <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
        {customerPhone && <a href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}>{customerPhone}</a>}
      </p>
      {specialRequests && <Note label="Special requests" text={specialRequests} />}
      {adminNotes && <Note label={notesLabel} text={adminNotes} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.note}>
      <strong>{label}:</strong> {text}
    </p>
  );
}
