import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import styles from './about-section.module.css';

type AboutSectionProps = Pick<HomeContent, 'story' | 'courtyardPhotos'>;

export function AboutSection({ story, courtyardPhotos }: AboutSectionProps) {
  return (
    <section id="about" className={`page-width ${styles.about ?? ''}`}>
      <div className={styles.story}>
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{story.owner}</p>
        <p className={styles.award}>{story.award}</p>
      </div>
      <ul className={`leaded ${styles.photos ?? ''}`}>
        {courtyardPhotos.map((photo) => (
          <li key={photo.picture}>
            <button type="button" data-photo={photo.caption}>
              <Picture name={photo.picture} alt={photo.alt} sizes="(max-width: 900px) 50vw, 30vw" />
              <span>{photo.caption}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
