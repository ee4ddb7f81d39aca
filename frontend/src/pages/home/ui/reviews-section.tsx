import { restaurant } from '@/entities/restaurant';
import type { HomeContent } from '../model/content';
import styles from './reviews-section.module.css';

const reviewLinks = ['Facebook', 'Google'].map((name) => ({
  name,
  url: restaurant.socialLinks.find((link) => link.platform === name)?.url,
}));

export function ReviewsSection({ reviews: { items, recommendation } }: Pick<HomeContent, 'reviews'>) {
  return (
    <section id="reviews" className={styles.reviews}>
      <div className="page-width">
        <header className={styles.intro}>
          <h2>Reviews</h2>
          <p>
            {recommendation.percent}% recommend us, based on {recommendation.reviews} {recommendation.platform} reviews.
          </p>
        </header>
        <ul className={styles.panes}>
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
          {reviewLinks.map(({ name, url }) => (
            <a key={name} href={url} className="button button-outline" target="_blank" rel="noopener">
              Review us on {name}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
