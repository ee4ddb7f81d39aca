import { cityLine, HoursList, phoneHref, restaurant, streetLine } from '@/entities/restaurant';
import { ContactForm } from './contact-form';
import { MailLink } from '@/shared/links';
import { VisitMap } from './visit-map';
import styles from './contact-section.module.css';

export function ContactSection() {
  return (
    <section id="contact" className={`page-width ${styles.contact ?? ''}`}>
      <h2>Contact</h2>
      <div className={`leaded ${styles.panes ?? ''}`}>
        <div className={styles.facts}>
          <h3>Address</h3>
          <address>
            {streetLine}
            <br />
            {cityLine}
          </address>
          <h3>Call for takeout</h3>
          <p>
            <a href={phoneHref}>{restaurant.phone}</a>
          </p>
          <h3>Write</h3>
          <p>
            <MailLink address={restaurant.email} />
          </p>
          <h3>Hours</h3>
          <HoursList />
          <h3>Follow the light</h3>
          <ul>
            {restaurant.socialLinks.slice(0, 2).map(({ platform, url }) => (
              <li key={platform}>
                <a href={url}>{platform}</a>
              </li>
            ))}
          </ul>
        </div>
        <ContactForm />
        <div className={styles.map}>
          <VisitMap />
        </div>
      </div>
    </section>
  );
}
