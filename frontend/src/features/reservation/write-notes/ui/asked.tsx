import { useHasAreas } from '@/entities/house/house-now';
import { areaWords, Mentions, partyLabel, type Reservation, standingLabel } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { telHref } from '@/shared/lib/phone';
import { mailHref } from '@/shared/links';
import styles from './asked.module.css';

/** Which request it is: one guest may have several. */
export function Asked({ of: reservation }: { of: Reservation }) {
  const { preferredDate, preferredTime, partySize, area, mentions } = reservation;
  const { customerEmail, customerPhone, specialRequests } = reservation;
  const hasAreas = useHasAreas();
  return (
    <>
      <p className={styles.booking}>
        <strong>
          {formatShortDay(preferredDate)}, {preferredTime}
        </strong>
        , {partyLabel(partySize)}, {hasAreas && area && `${areaWords(area)}, `}
        {standingLabel(reservation).toLowerCase()}
      </p>
      {(customerEmail ?? customerPhone) && (
        <p className={styles.contact}>
          {customerEmail && <a href={mailHref(customerEmail)}>{customerEmail}</a>}
          {customerPhone && <a href={telHref(customerPhone)}>{customerPhone}</a>}
        </p>
      )}
      <Mentions of={mentions} />
      {specialRequests && (
        <p className={styles.wish}>
          <strong>Special requests:</strong> {specialRequests}
        </p>
      )}
    </>
  );
}
