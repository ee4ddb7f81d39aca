import { Link } from 'react-router';
import { cityLine, HoursList, hoursNow, streetLine } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import styles from './visit-info.module.css';

export function VisitInfo() {
  const { courtyard } = hoursNow();
  return (
    <aside className={styles.info} aria-label="Before you come">
      <section>
        <h2>Hours</h2>
        <HoursList />
        {courtyard && <p>{courtyard}</p>}
        <p>
          <Link to="/times">Free times of the next two weeks</Link>
        </p>
      </section>
      <section>
        <h2>Location</h2>
        <address>
          {streetLine}
          <br />
          {cityLine}
        </address>
        <p>Ground floor, straight in from the street.</p>
      </section>
      <section>
        <h2>Good to know</h2>
        <ul>
          <li>We confirm every request within 24 hours.</li>
          <li>Dietary needs: tell us, and the kitchen will plan for them.</li>
          <li>Special occasions are welcome.</li>
        </ul>
      </section>
      <Picture name="courtyard-1" alt="" sizes="340px" className={styles.glass} />
    </aside>
  );
}
