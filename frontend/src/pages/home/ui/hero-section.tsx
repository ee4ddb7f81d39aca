import { Link } from 'react-router';
import { restaurant } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import { SectionLink } from '@/shared/ui/section-link';
import styles from './hero-section.module.css';

export function HeroSection() {
  return (
    <section id="home" className={`on-deep ${styles.hero ?? ''}`}>
      <Picture
        name="hero"
        alt="Stained-glass illustration of the courtyard at sunset: a fountain, a palm and a table for two under a brick arch"
        // The space is taller than it is wide there, so the image is sized by its height.
        sizes="(max-width: 900px) 100vw, clamp(896px, 80vw, 1216px)"
        priority
        className={styles.window}
      />
      <div className={styles.words}>
        <h1>{restaurant.name}</h1>
        <p className={styles.tagline}>{restaurant.tagline}</p>
        <p className={styles.story}>
          Sandwiches made when you order them, a pot of soup, and glass from our own kiln, in a courtyard off King
          Street.
        </p>
        <p className={styles.actions}>
          <SectionLink section="menu" className="button button-outline">
            View Menu
          </SectionLink>
          <Link to="/reservations" className="button button-amber">
            Reservations
          </Link>
        </p>
      </div>
    </section>
  );
}
