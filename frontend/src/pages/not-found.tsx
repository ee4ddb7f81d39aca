import { Link } from 'react-router';
import { PageMeta } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import styles from './not-found.module.css';

export function NotFoundPage() {
  return (
    <div className={`page-width ${styles.page ?? ''}`}>
      <PageMeta title="404 Page Not Found" description="There is no page at this address." />
      <div className={`leaded ${styles.panes ?? ''}`}>
        <div className={styles.words}>
          <h1>404 Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
          <p>
            <Link className="button button-amber" to="/">
              Back to Home
            </Link>
          </p>
        </div>
        <Picture name="gallery-11" alt="" sizes="(max-width: 900px) 100vw, 40vw" priority className={styles.window} />
      </div>
    </div>
  );
}
