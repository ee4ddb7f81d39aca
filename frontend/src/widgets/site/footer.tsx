import { Link } from 'react-router';
import { isNewsletterOn } from '@/entities/newsletter';
import { cityLine, HoursList, phoneHref, restaurant, streetLine } from '@/entities/restaurant';
import { siteSections } from '@/entities/site-sections';
import { MailLink } from '@/shared/links';
import { SectionLink } from '@/shared/ui/section-link';
import styles from './footer.module.css';

export function SiteFooter() {
  return (
    <footer className={`on-deep no-print ${styles.footer ?? ''}`}>
      <div className={`page-width ${styles.panes ?? ''}`}>
        <section className={styles.pane}>
          <h2>{restaurant.name}</h2>
          <p>{restaurant.tagline}</p>
        </section>
        <section className={styles.pane}>
          <h3>Hours</h3>
          <HoursList className={styles.hours} />
        </section>
        <section className={styles.pane}>
          <h3>Find us</h3>
          <address>
            {streetLine()}
            <br />
            {cityLine()}
            <br />
            <a href={phoneHref()}>{restaurant.phone}</a>
            <br />
            <MailLink address={restaurant.email} />
          </address>
        </section>
        <nav className={styles.pane} aria-label="Quick links">
          <h3>Quick links</h3>
          <ul className={styles.links}>
            {siteSections().map((section) => (
              <li key={section}>
                <SectionLink section={section.toLowerCase()}>{section}</SectionLink>
              </li>
            ))}
            <li>
              <Link to="/blog">Blog</Link>
            </li>
            <li>
              <Link to="/reservations">Reservations</Link>
            </li>
            <li>
              <Link to="/times">Free times</Link>
            </li>
            <li>
              <Link to="/gift-cards">Gift cards</Link>
            </li>
            {isNewsletterOn() && (
              <li>
                <Link to="/newsletter">Newsletter</Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
