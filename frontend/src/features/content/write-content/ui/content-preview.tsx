import { Segmented } from 'antd';
import { useState } from 'react';
import { errorText } from '@/shared/api';
import { useMedia } from '@/shared/lib/media';
import { inWords } from '@/shared/lib/words';
import { HtmlPreview } from '@/shared/ui/html-preview';
import { PagePreview } from '@/shared/ui/page-preview';
import { Skeleton } from '@/shared/ui/skeleton';
import { usePreview } from '../api/use-preview';
import type { ContentValues } from '../model/content-values';
import { stillOf } from '../model/still-page';
import styles from './content-preview.module.css';

const SCREENS = { desktop: { width: 1100, height: 620 }, phone: { width: 390, height: 620 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
const PAGES = [
  { value: 'article', label: 'Article' },
  { value: 'list', label: 'Card on the blog' },
] as const;

/** The content as it will be shown, while it is written. */
export function ContentPreview({ values }: { values: Partial<ContentValues> }) {
  const { contentType } = values;
  const { data, error } = usePreview(values);
  const isPhone = useMedia('(max-width: 600px)');
  const [page, setPage] = useState<'article' | 'list'>('article');
  const [device, setDevice] = useState<keyof typeof SCREENS>(isPhone ? 'phone' : 'desktop');
  const isPost = contentType === 'blog_post';
  return (
    <section className={styles.preview} aria-labelledby="content-preview">
      <div className={styles.head}>
        <h3 id="content-preview" className={styles.title}>
          Preview
        </h3>
        {isPost && data?.pages && (
          <>
            <Segmented aria-label="Preview page" options={[...PAGES]} value={page} onChange={setPage} />
            <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
          </>
        )}
      </div>
      {error && <p role="alert">{errorText(error, 'Couldn’t load the preview.')}</p>}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {!isPost && (
        <p className={styles.remark}>
          {contentType
            ? `${inWords(contentType)}: not shown on the website. This is how the owner sees it.`
            : 'Choose a content type to see where it appears.'}
        </p>
      )}
      {data && isPost && data.pages && (
        <div className={device === 'phone' ? styles.phone : undefined}>
          <PagePreview
            title={page === 'article' ? 'Preview of the article' : 'Preview of its card on the blog'}
            html={stillOf(data.pages[page])}
            isSite
            {...SCREENS[device]}
          />
        </div>
      )}
      {data && !(isPost && data.pages) && (
        <div className={styles.text}>
          <HtmlPreview title="Preview of the content" html={data.html} />
        </div>
      )}
    </section>
  );
}
