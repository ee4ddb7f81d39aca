import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented } from 'antd';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { scheduledContentQueries, type WrittenContent } from '@/entities/scheduled-content';
import { errorText } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { useSettled } from '@/shared/lib/settled';
import { inWords } from '@/shared/lib/words';
import { FormDialog } from '@/shared/ui/dialogs';
import { Findings } from '@/shared/ui/findings';
import { HtmlPreview } from '@/shared/ui/html-preview';
import { PagePreview } from '@/shared/ui/page-preview';
import { Skeleton } from '@/shared/ui/skeleton';
import type { ContentValues } from '../model/content-values';
import { ContentFields } from './content-fields';
import styles from './write-dialog.module.css';

const PAUSE_MS = 400;

/** The preview, loaded when typing pauses. */
function usePreview({ title, contentType, content, scheduledDate }: Partial<ContentValues>) {
  const written = useSettled(JSON.stringify({ title, contentType, content, scheduledDate }), PAUSE_MS);
  return useQuery(scheduledContentQueries.preview(JSON.parse(written) as WrittenContent));
}

const SCREENS = { desktop: { width: 1100, height: 620 }, phone: { width: 390, height: 620 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
const PAGES = [
  { value: 'article', label: 'Article' },
  { value: 'list', label: 'Card on the blog' },
] as const;

/** A preview of the content while it is written. */
function ContentPreview({ values }: { values: Partial<ContentValues> }) {
  const { contentType } = values;
  const { data, error } = usePreview(values);
  const isPhone = useMedia(media.phone);
  const [page, setPage] = useState<'article' | 'list'>('article');
  const [device, setDevice] = useState<keyof typeof SCREENS>(isPhone ? 'phone' : 'desktop');
  const isPost = contentType === 'blog_post';
  return (
    <Flex component="section" vertical gap={12} aria-labelledby="content-preview">
      <Flex gap="8px 12px" wrap align="center" className={styles.head}>
        <h3 id="content-preview" className={styles.title}>
          Preview
        </h3>
        {isPost && data?.pages && (
          <>
            <Segmented aria-label="Preview page" options={[...PAGES]} value={page} onChange={setPage} />
            <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
          </>
        )}
      </Flex>
      {error && <p role="alert">{errorText(error, 'Couldn’t load the preview.')}</p>}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {!isPost && (
        <p className="soft">
          {contentType
            ? `${inWords(contentType)}: not shown on the website. This is how the owner sees it.`
            : 'Choose a content type to see where it appears.'}
        </p>
      )}
      {data && isPost && data.pages && (
        <div className={device === 'phone' ? styles.phone : undefined}>
          <PagePreview
            title={page === 'article' ? 'Preview of the article' : 'Preview of its card on the blog'}
            html={data.pages[page]}
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
    </Flex>
  );
}

/** Statements about days, hours and prices that are wrong, shown while typing. They do not block saving. */
function ContentFindings({ values }: { values: Partial<ContentValues> }) {
  const { data } = usePreview(values);
  return (
    <div role="status" className={styles.findings}>
      <Findings findings={data?.findings ?? []} />
    </div>
  );
}

const SIDES = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

type Form = ComponentProps<typeof FormDialog<ContentValues>>;

interface WriteDialogProps
  extends
    ComponentProps<typeof ContentFields>,
    Pick<Form, 'title' | 'okText' | 'isBusy' | 'onSend' | 'footnote' | 'open' | 'onClose' | 'afterClose'> {
  draft: NonNullable<Form['draft']>;
}

/** The form next to its preview; on narrow screens one of them. */
export function WriteDialog({ types, onSend, ...dialog }: WriteDialogProps) {
  const isNarrow = useMedia(media.narrow);
  const [side, setSide] = useState<'write' | 'preview'>('write');
  /** The form must be visible before the focus can move to an error. */
  const showFields = () => {
    flushSync(() => {
      setSide('write');
    });
  };
  return (
    <FormDialog<ContentValues>
      {...dialog}
      width={1240}
      onIncomplete={showFields}
      onSend={(values, onRefused) => {
        onSend(values, (error) => {
          showFields();
          onRefused(error);
        });
      }}
    >
      {isNarrow && (
        <Segmented
          className={styles.sides}
          aria-label="Write or preview"
          block
          options={[...SIDES]}
          value={side}
          onChange={setSide}
        />
      )}
      <div className="halves">
        <div hidden={isNarrow && side !== 'write'}>
          <ContentFields types={types} />
        </div>
        {(!isNarrow || side === 'preview') && <ContentPreview values={dialog.draft.values} />}
      </div>
      <ContentFindings values={dialog.draft.values} />
    </FormDialog>
  );
}
