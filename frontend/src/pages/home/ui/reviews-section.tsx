import type { HomeContent } from '../model/content';
import styles from './reviews-section.module.css';

export function ReviewsSection({ reviews: { items, recommendation, links } }: Pick<HomeContent, 'reviews'>) {
  return (
    <section id="reviews" className={styles.reviews}>
      <div className="page-width">
        <header className={styles.intro}>
          <h2 id="reviews-title">Reviews</h2>
          <p>
            {recommendation.percent}% recommend us, based on {recommendation.reviews} {recommendation.platform} reviews.
          </p>
        </header>
        {/* On a phone a row to swipe, which must also be reachable by keyboard. */}
        <ul className={styles.panes} tabIndex={0} aria-labelledby="reviews-title">
          {items.map(({ name, text, rating }) => (
            <li key={name}>
              <figure>
                <p className={styles.stars} role="img" aria-label={`${rating} out of 5`}>
                  {'★'.repeat(rating)}
                </p>
                <blockquote>{text}</blockquote>
                <figcaption>{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          {links.map(({ name, url }) => (
            <a key={name} href={url} className="button button-outline" target="_blank" rel="noopener">
              Review us on {name}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
