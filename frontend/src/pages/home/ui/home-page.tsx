import { useEffect } from 'react';
import { Link } from 'react-router';
import { PostByline } from '@/entities/blog-post';
import { setPublishedMenu } from '@/entities/menu';
import { cityLine, directionsHref, isBuiltName, PageMeta, restaurant, streetLine } from '@/entities/restaurant';
import { ChatWidget, setOwnerAnswers } from '@/features/chat';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import { Picture } from '@/shared/ui/picture';
import { SectionLink } from '@/shared/ui/section-link';
import { StructuredData } from '@/shared/ui/structured-data';
import type { HomeContent } from '../model/content';
import { ContactSection } from './contact-section';
import { MenuSection } from './menu-section';
import { MerchandiseSection } from './merchandise-section';
import { TodaySection } from './today-section';
import { useReveal } from './use-reveal';
import styles from './home-page.module.css';

function DirectionsSection({ landmarks }: Pick<HomeContent, 'landmarks'>) {
  if (landmarks.length === 0) return <QuickDirections />;
  const { unit } = restaurant.address;
  return (
    <section className={`page-width ${styles.directions ?? ''}`} aria-labelledby="find-us">
      <h2 id="find-us">Find Us</h2>
      <div className={`leaded ${styles.directionsPanes ?? ''}`}>
        <ul>
          {landmarks.map(({ name, directions, distance, walkTime }) => (
            <li key={name}>
              <p className={styles.walk}>
                <strong>{walkTime}</strong> {distance}
              </p>
              <h3>{name}</h3>
              <p>{directions}</p>
            </li>
          ))}
        </ul>
        <a className={styles.quick} href={directionsHref()} target="_blank" rel="noopener">
          <h3>Quick Directions</h3>
          <img
            src="/pictures/qr-directions.svg"
            alt="QR code with directions to the bistro"
            width="200"
            height="200"
            loading="lazy"
          />
          <span>
            <span className={styles.scan}>Scan or tap: </span>opens the map in a new tab
          </span>
        </a>
      </div>
      <ul className={styles.tips}>
        {unit && <li>{unit} is on the ground floor, with street access.</li>}
        <li>Street parking is metered at peak hours.</li>
        <li>The trolley stops within 2 blocks.</li>
      </ul>
    </section>
  );
}

/** For a restaurant to which no ways are described. */
const QuickDirections = () => (
  <section className={`page-width ${styles.directions ?? ''}`} aria-labelledby="find-us">
    <h2 id="find-us">Find Us</h2>
    <p>
      {streetLine()}, {cityLine()}
    </p>
    <p>
      <a className="button button-amber" href={directionsHref()} target="_blank" rel="noopener">
        Quick Directions
      </a>
    </p>
  </section>
);

function ReviewsSection({ reviews: { items, recommendation, links } }: Pick<HomeContent, 'reviews'>) {
  if (items.length === 0) return null;
  return (
    <section id="reviews" className={styles.reviews}>
      <div className="page-width">
        <header className={styles.reviewsIntro}>
          <h2 id="reviews-title">Reviews</h2>
          {recommendation.reviews > 0 && (
            <p>
              {recommendation.percent}% recommend us, based on {recommendation.reviews} {recommendation.platform}{' '}
              reviews.
            </p>
          )}
        </header>
        {/* On a phone a row to swipe, which must also be reachable by keyboard. */}
        <ul className={styles.reviewsPanes} tabIndex={0} aria-labelledby="reviews-title">
          {items.map(({ name, text, rating }) => (
            <li key={`${name} ${text}`}>
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
        {links.length > 0 && (
          <p className={styles.reviewsLinks}>
            {links.map(({ platform, url }) => (
              <a key={platform} href={url} className="button button-outline" target="_blank" rel="noopener">
                Review us on {platform}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function HeroSection({ welcome }: Pick<HomeContent, 'welcome'>) {
  return (
    <section id="home" className={`on-deep ${styles.hero ?? ''}`}>
      <Picture
        name="hero"
        alt="Stained-glass illustration of the courtyard at sunset: a fountain, a palm and a table for two under a brick arch"
        // The space is taller than it is wide there, so the image is sized by its height.
        sizes="(max-width: 900px) 100vw, clamp(896px, 80vw, 1216px)"
        priority
        className={styles.heroWindow}
      />
      <div className={styles.heroWords}>
        <h1>{restaurant.name}</h1>
        <p className={styles.tagline}>{restaurant.tagline}</p>
        {welcome && <p className={styles.heroStory}>{welcome}</p>}
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

const SHOWN_AT_FIRST = 3;

function GallerySection({ galleryPhotos }: Pick<HomeContent, 'galleryPhotos'>) {
  const { section, shown, isExpanded, toggle } = useReveal(galleryPhotos, SHOWN_AT_FIRST);
  if (galleryPhotos.length === 0) return null;

  return (
    <section id="gallery" ref={section} className={`on-deep ${styles.gallery ?? ''}`}>
      <div className={`page-width ${styles.intro ?? ''}`}>
        <h2>Gallery</h2>
        {isBuiltName() && <p>The courtyard, the kitchen and the coast around us, drawn in glass.</p>}
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
      {galleryPhotos.length > SHOWN_AT_FIRST && (
        <p className={`needs-script ${styles.more ?? ''}`}>
          <button type="button" className="button button-outline" aria-expanded={isExpanded} onClick={toggle}>
            {isExpanded ? 'Show Less' : 'View Full Gallery'}
          </button>
        </p>
      )}
    </section>
  );
}

function BlogSection({ post }: { post: NonNullable<HomeContent['featuredPost']> }) {
  return (
    <section className={`on-deep ${styles.blog ?? ''}`} aria-label="From our blog">
      <Picture
        name={post.image}
        alt={post.imageAlt}
        sizes="(max-width: 900px) 100vw, 50vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.byline}>
          <PostByline post={post} />
        </p>
        <h2>{post.title}</h2>
        <p>{post.excerpt}</p>
        <p className={styles.links}>
          <Link to={`/blog/${post.id}`} className="button button-amber">
            Read Full Story
          </Link>
          <Link to="/blog" className="button button-outline">
            View All Posts
          </Link>
        </p>
      </div>
    </section>
  );
}

type AboutSectionProps = Pick<HomeContent, 'story' | 'courtyardPhotos'>;

function AboutSection({ story, courtyardPhotos }: AboutSectionProps) {
  return (
    <section id="about" className={`page-width ${styles.about ?? ''}`}>
      <div className={styles.story}>
        <h2>{story.title}</h2>
        {story.paragraphs.filter(Boolean).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {story.owner && <p>{story.owner}</p>}
        {story.award && <p className={styles.award}>{story.award}</p>}
      </div>
      {courtyardPhotos.length > 0 && (
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
      )}
    </section>
  );
}

function PlatformsSection({ platformPages }: Pick<HomeContent, 'platformPages'>) {
  if (platformPages.length === 0) return null;
  return (
    <section className={`page-width ${styles.platforms ?? ''}`}>
      <h2>Find Us Online</h2>
      <ul className={`leaded ${styles.panes ?? ''}`}>
        {platformPages.map(({ platform, label, text, url }) => (
          <li key={platform}>
            <a href={url} target="_blank" rel="noopener">
              <strong>{platform}</strong>
              {label && <span className={styles.value}>{label}</span>}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the files say about the kitchen holds for the restaurant that they name. */
function HomeMeta() {
  const { name, tagline, address } = restaurant;
  const [offer, kitchen] = isBuiltName()
    ? [
        `Lunch and art glass in ${address.city}`,
        'Sandwiches made to order, soup of the day and art glass in a historic courtyard',
      ]
    : [tagline, tagline];
  return (
    <PageMeta
      title={`${name} | ${offer}`}
      description={`${kitchen} at ${address.street}, ${address.city}. Menu with prices, opening hours, tables.`}
      path="/"
    />
  );
}

export function HomePage({ content }: { content: HomeContent }) {
  // The chat answers with the menu and the reviews that the page shows, and with the owner's words.
  useEffect(() => {
    setPublishedMenu(content.menu);
    setOwnerAnswers(content.chatAnswers, content.reviews.recommendation);
  }, [content.menu, content.chatAnswers, content.reviews.recommendation]);

  return (
    <>
      <HomeMeta />
      <StructuredData json={content.facts} />
      <HeroSection welcome={content.welcome} />
      <TodaySection soup={content.soup} shelf={content.shelf} />
      <AboutSection story={content.story} courtyardPhotos={content.courtyardPhotos} />
      <MenuSection menu={content.menu} />
      <GallerySection galleryPhotos={content.galleryPhotos} />
      <MerchandiseSection shelf={content.shelf} />
      <ReviewsSection reviews={content.reviews} />
      <PlatformsSection platformPages={content.platformPages} />
      {content.featuredPost && <BlogSection post={content.featuredPost} />}
      <DirectionsSection landmarks={content.landmarks} />
      <ContactSection />
      <PhotoViewer />
      <ChatWidget words={content.chat} />
    </>
  );
}
