import { directionsHref } from '@/entities/restaurant';
import type { HomeContent } from '../model/content';
import styles from './directions-section.module.css';

export function DirectionsSection({ landmarks }: Pick<HomeContent, 'landmarks'>) {
  return (
    <section className={`page-width ${styles.directions ?? ''}`} aria-labelledby="find-us">
      <h2 id="find-us">Find Us</h2>
      <div className={`leaded ${styles.panes ?? ''}`}>
        <ul>
          {landmarks.map(({ name, directions, distance, walkTime }) => (
            <li key={name}>
              <p className={styles.walk}>
                <strong>{walkTime}</strong> {distance}
              </p>
              <h3>{name}</h3>
              <p>{directions}</p>
            </li>
          ))}
        </ul>
        <a className={styles.quick} href={directionsHref} target="_blank" rel="noopener">
          <h3>Quick Directions</h3>
          <img
            src="/pictures/qr-directions.svg"
            alt="QR code with directions to the bistro"
            width="200"
            height="200"
            loading="lazy"
          />
          <span>
            <span className={styles.scan}>Scan or tap: </span>opens the map in a new tab
          </span>
        </a>
      </div>
      <ul className={styles.tips}>
        <li>Suite 120 is on the ground floor, with street access.</li>
        <li>Street parking is metered at peak hours.</li>
        <li>The trolley stops within 2 blocks.</li>
      </ul>
    </section>
  );
}
