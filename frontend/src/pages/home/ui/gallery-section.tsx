import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import styles from './gallery-section.module.css';
import { useReveal } from './use-reveal';

const SHOWN_AT_FIRST = 3;

export function GallerySection({ galleryPhotos }: Pick<HomeContent, 'galleryPhotos'>) {
  const { section, shown, isExpanded, toggle } = useReveal(galleryPhotos, SHOWN_AT_FIRST);

  return (
    <section id="gallery" ref={section} className={`on-deep ${styles.gallery ?? ''}`}>
      <div className={`page-width ${styles.intro ?? ''}`}>
        <h2>Gallery</h2>
        <p>The courtyard, the kitchen and the coast around us, drawn in glass.</p>
      </div>
      <ul className={styles.window} data-photos="">
        {shown.map(({ picture, alt, caption }) => (
          <li key={picture}>
            <button type="button" aria-label={`View ${caption}`} data-photo={caption}>
              <Picture name={picture} alt={alt} sizes="(max-width: 700px) 100vw, 50vw" />
            </button>
          </li>
        ))}
      </ul>
      <p className={`needs-script ${styles.more ?? ''}`}>
        <button type="button" className="button button-outline" aria-expanded={isExpanded} onClick={toggle}>
          {isExpanded ? 'Show Less' : 'View Full Gallery'}
        </button>
      </p>
    </section>
  );
}
