import { Link } from 'react-router';
import { formatPostDate } from '@/entities/blog-post';
import { isNewsletterOn, type PastNewsletter } from '@/entities/newsletter';
import { isBuiltName, PageMeta, restaurant } from '@/entities/restaurant';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import styles from './newsletter.module.css';

const PATH = '/newsletter/archive';
const CRUMB = { name: 'Past newsletters', path: PATH };

const SignUp = () =>
  isNewsletterOn() && (
    <p>
      <Link to="/newsletter" className="button button-amber">
        Get Our Newsletter
      </Link>
    </p>
  );

interface NewsletterArchivePageProps {
  /** Newest first; null while the archive is off. */
  newsletters: Omit<PastNewsletter, 'content'>[] | null;
}

export function NewsletterArchivePage({ newsletters }: NewsletterArchivePageProps) {
  return (
    <>
      <PageMeta
        title={`Past newsletters | ${restaurant.name}`}
        description={`What ${restaurant.name} has written by email${isBuiltName() ? ': news from the kitchen and the kiln' : ''}.`}
        path={PATH}
      />
      {newsletters === null && <meta name="robots" content="noindex" />}
      <StructuredData json={breadcrumbs(CRUMB)} />
      <div className={`page-width ${styles.page ?? ''}`}>
        <h1>Past newsletters</h1>
        {newsletters === null && <p>There is no archive right now.</p>}
        {newsletters?.length === 0 && <p>Nothing here yet. The next newsletter will be.</p>}
        {newsletters && newsletters.length > 0 && (
          <ul className={styles.list}>
            {newsletters.map(({ id, title, excerpt, date }) => (
              <li key={id}>
                <time dateTime={date} className={styles.date}>
                  {formatPostDate(date)}
                </time>
                <h2>
                  <Link to={`${PATH}/${id}`}>{title}</Link>
                </h2>
                <p>{excerpt}</p>
              </li>
            ))}
          </ul>
        )}
        <SignUp />
      </div>
    </>
  );
}

/** One past newsletter. */
export function PastNewsletterPage({ newsletter }: { newsletter: PastNewsletter }) {
  const { id, title, excerpt, content, date } = newsletter;
  const path = `${PATH}/${id}`;
  return (
    <article className={`page-width ${styles.page ?? ''}`}>
      <PageMeta title={`${title} | ${restaurant.name}`} description={excerpt} path={path} type="article" />
      <StructuredData json={breadcrumbs(CRUMB, { name: title, path })} />
      <header className={styles.head}>
        <Link to={PATH} className={styles.back}>
          Past newsletters
        </Link>
        <h1>{title}</h1>
        <time dateTime={date} className={styles.date}>
          {formatPostDate(date)}
        </time>
      </header>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
      <SignUp />
    </article>
  );
}
