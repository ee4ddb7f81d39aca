import { type ContentType, contentTypes } from '../model/submission';
import styles from './guidelines.module.css';

const PRACTICES = [
  'One idea per submission gets a faster reply.',
  'Tell us what it’s for and when you’d like to see it.',
  'Check prices, dates and names.',
  'Send only what you made or have permission to use.',
  'Describe each image in a sentence.',
];

const ACCEPTED: Record<ContentType, string> = {
  blog_post: 'A story as text or HTML, with a title and a first sentence that stands alone',
  social_media: 'A few sentences and an image',
  menu_item: 'Name, price and ingredients',
  marketing: 'An offer, an event or a newsletter, with its dates',
  image: 'A link to the image, at least 1,200 pixels wide',
  video: 'A link to the video',
  website_update: 'The page, what it says now and what it should say',
  other: 'Anything else: describe it',
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
