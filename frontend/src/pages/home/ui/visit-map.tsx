import { useState } from 'react';
import { cityLine, streetLine } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import styles from './visit-map.module.css';

const address = encodeURIComponent(`${streetLine}, ${cityLine}`);
const mapUrl = `https://www.google.com/maps?q=${address}&output=embed`;

/** The map is a third party's, so it is loaded only when the visitor asks for it. */
export function VisitMap() {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <iframe className={styles.map} src={mapUrl} title="Map to the bistro" />;
  return (
    <div className={styles.map}>
      <Picture name="courtyard-1" alt="" sizes="min(100vw, 1360px)" className={styles.glass} />
      <div className={`needs-script ${styles.ask ?? ''}`}>
        <button type="button" className="button button-amber" onClick={() => setIsShown(true)}>
          Show the map
        </button>
        <p>Loads Google Maps.</p>
      </div>
    </div>
  );
}
