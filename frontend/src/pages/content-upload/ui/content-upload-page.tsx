import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restaurant } from '@/entities/restaurant';
import { SubmitContentForm } from './submit-content-form';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import { ContentSubmitted } from './content-submitted';
import { Guidelines } from './guidelines';
import { Steps } from './steps';
import styles from './content-upload-page.module.css';

export function ContentUploadPage() {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLElement>(null);

  function beginAgain() {
    flushSync(() => setIsSubmitted(false));
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Content Approval Hub | ${restaurant.name}`}
        description={`Send a story, an image or a menu idea to ${restaurant.name}. The owner gets an email, reviews it and tells you what happens next.`}
        path="/content-upload"
      />
      <StructuredData json={breadcrumbs({ name: 'Content Approval Hub', path: '/content-upload' })} />
      <section className={`on-deep ${styles.welcome ?? ''}`}>
        <div className={styles.words}>
          <h1>Content Approval Hub</h1>
          <p>
            A story, an image, a dish for the menu: submit it here. The owner gets an email, and nothing is published
            without a review.
          </p>
        </div>
        <Picture name="blog-3" alt="" sizes="(max-width: 900px) 100vw, 50vw" priority className={styles.window} />
      </section>

      <Steps />

      <div className={`page-width ${styles.panes ?? ''}`}>
        <section ref={form} className={styles.form} aria-label="Your content">
          <NoScript email={restaurant.email}>This form requires JavaScript.</NoScript>
          {isSubmitted ? (
            <ContentSubmitted onAnother={beginAgain} />
          ) : (
            <>
              <h2>What do you have?</h2>
              <SubmitContentForm onSubmitted={() => setIsSubmitted(true)} />
            </>
          )}
          <Picture name="courtyard-5" alt="" sizes="max(50vw, 800px)" className={styles.glass} />
        </section>
        <Guidelines />
      </div>
    </>
  );
}
