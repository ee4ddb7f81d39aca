import { phoneHref, restaurant, useToday } from '@/entities/restaurant';
import styles from './outside-hours-hint.module.css';

/** For a visit today: a request may be read too late. */
export function CallForToday({ date }: { date: string }) {
  if (date !== useToday()) return null;
  return (
    <p className={styles.hint}>
      Need a table today? Call us: <a href={phoneHref()}>{restaurant.phone}</a>
    </p>
  );
}

const MAX_TABLE_SEATS = 6;

/** For parties larger than a table, which are arranged by phone; renders nothing for smaller ones. */
export function CallForLargeParty({ party }: { party: string }) {
  if (!(Number.parseInt(party, 10) > MAX_TABLE_SEATS)) return null;
  return (
    <p className={styles.hint}>
      Party of seven or more? Give us a call and we’ll set the long table: <a href={phoneHref()}>{restaurant.phone}</a>
    </p>
  );
}
