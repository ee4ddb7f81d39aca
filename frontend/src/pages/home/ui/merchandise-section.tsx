import { isBuiltName } from '@/entities/restaurant';
import { cityLine, directionsHref, hoursLines, phoneHref, restaurant, streetLine } from '@/entities/restaurant';
import { Link } from 'react-router';
import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import styles from './merchandise-section.module.css';
import { useReveal } from './use-reveal';

const SHOWN_AT_FIRST = 3;

export function MerchandiseSection({ shelf }: Pick<HomeContent, 'shelf'>) {
  const { section, shown, isExpanded, toggle } = useReveal(shelf, SHOWN_AT_FIRST);
  if (shelf.length === 0) return null;

  return (
    <section id="merchandise" ref={section} className={`page-width ${styles.merchandise ?? ''}`}>
      <header className={styles.intro}>
        <h2>Merchandise</h2>
        {isBuiltName() && <p>Ornaments, wine stoppers and jewelry from the kiln behind the kitchen.</p>}
      </header>
      <p className={styles.soon}>
        <strong>Coming Soon</strong> An online shop. Until then, find everything below in our window, or give{' '}
        <Link to="/gift-cards">gift cards</Link>.
      </p>
      {/* On a phone a row to swipe, which must also be reachable by keyboard. */}
      <ul className={`leaded ${styles.shelf ?? ''}`} tabIndex={0} aria-label="The shelf">
        {shown.map(({ title, price, description, picture, alt }) => (
          <li key={picture}>
            <Picture name={picture} alt={alt} sizes="(max-width: 700px) 100vw, 33vw" />
            <h3>
              {title} <span className={styles.price}>{price}</span>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      {shelf.length > SHOWN_AT_FIRST && (
        <p className={`needs-script ${styles.more ?? ''}`}>
          <button type="button" className="button button-outline" aria-expanded={isExpanded} onClick={toggle}>
            {isExpanded ? 'Show Less' : 'View All Merchandise'}
          </button>
        </p>
      )}
      <aside className={styles.studio}>
        <div>
          <h3>{isBuiltName() ? 'Visit the studio' : 'Visit us'}</h3>
          <p>
            {streetLine()}, {cityLine()}
          </p>
          <p>
            {hoursLines()
              .filter(({ isClosed }) => !isClosed)
              .map(({ days, hours }) => `${days} ${hours}`)
              .join('. ')}
          </p>
        </div>
        <p className={styles.actions}>
          <a className="button button-amber" href={directionsHref()} target="_blank" rel="noopener">
            Get directions
          </a>
          <a className="button button-outline" href={phoneHref()}>
            Call {restaurant.phone}
          </a>
        </p>
      </aside>
    </section>
  );
}
