import { phoneHref, restaurant, useToday } from '@/entities/restaurant';
import styles from './outside-hours-hint.module.css';

/** A request may be read too late for a visit on the same day; nothing on other days. */
export function CallForToday({ date }: { date: string }) {
  if (date !== useToday()) return null;
  return (
    <p className={styles.hint}>
      Need a table today? Call us: <a href={phoneHref}>{restaurant.phone}</a>
    </p>
  );
}
