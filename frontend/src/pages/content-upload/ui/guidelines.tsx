import { type ContentType, contentTypes } from '@/features/submit-content';
import styles from './guidelines.module.css';

const PRACTICES = [
  'One idea per submission: it is read and answered faster.',
  'Say what it is for, and by when you would like to see it.',
  'Check prices, dates and names against the menu and the calendar.',
  'Send only what you made yourself or may use.',
  'Give pictures a sentence that says what is on them.',
];

const ACCEPTED: Record<ContentType, string> = {
  blog_post: 'A story as text or HTML, with a title and a first sentence that stands alone',
  social_media: 'A few sentences and the picture that goes with them',
  menu_item: 'Name, price, and what is in it',
  marketing: 'An offer, an event or a newsletter, with its dates',
  image: 'A web address where it can be opened, at least 1,200 pixels wide',
  video: 'A web address where it can be watched',
  website_update: 'The page, what it says now, and what it should say',
  other: 'Whatever it is: describe it',
};

export function Guidelines() {
  return (
    <aside className={styles.guidelines} aria-labelledby="guidelines">
      <h2 id="guidelines">Content guidelines</h2>
      <h3>Best practices</h3>
      <ul>
        {PRACTICES.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <h3>Accepted types</h3>
      <dl>
        {contentTypes.map(({ type, label }) => (
          <div key={type}>
            <dt>{label}</dt>
            <dd>{ACCEPTED[type]}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
