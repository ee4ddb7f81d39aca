import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import type { Draft } from '@/shared/lib/draft';
import { useMedia } from '@/shared/lib/media';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog } from '@/shared/ui/dialogs';
import { PagePreview } from '@/shared/ui/page-preview';
import { PreviewRefusal } from '@/shared/ui/preview-refusal';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusTag } from '@/shared/ui/status-tag';
import { siteContentQueries, type SiteContentRole, usePublishSiteContent, useRestoreSiteContent } from '../api';
import { contentOf, type SiteContentValues } from '../model';
import styles from './site-content.module.css';

const SCREENS = { desktop: { width: 1180, height: 560 }, phone: { width: 390, height: 560 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

interface PublishDialogProps {
  role: SiteContentRole;
  draft: Draft<SiteContentValues>;
  open: boolean;
  onClose: () => void;
}

/** The home page as it would be. */
export function PublishDialog({ role, draft, open, onClose }: PublishDialogProps) {
  const isPhone = useMedia('(max-width: 600px)');
  const [device, setDevice] = useState<keyof typeof SCREENS>(isPhone ? 'phone' : 'desktop');
  const content = contentOf(draft.values);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...siteContentQueries.preview(role, content),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const { send, isPending } = usePublishSiteContent();
  return (
    <Dialog
      title="Preview"
      open={open}
      width={1240}
      onCancel={onClose}
      onOk={() => {
        send({ role, content, seen: Number(draft.values.seen) }, { draft: draft.key, onSuccess: onClose });
      }}
      okText="Publish"
      cancelText="Keep editing"
      okButtonProps={{ disabled: !data || isPlaceholderData }}
      confirmLoading={isPending}
      destroyOnHidden
    >
      {error && <PreviewRefusal error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && data.page !== null && (
        <>
          <Flex justify="end" className={styles.device}>
            <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
          </Flex>
          <div className={device === 'phone' ? styles.phone : undefined}>
            <PagePreview title="Preview of the home page" html={data.page} isSite {...SCREENS[device]} />
          </div>
        </>
      )}
    </Dialog>
  );
}

interface VersionsDialogProps {
  role: SiteContentRole;
  /** The published version. */
  version: number;
  mayPublish: boolean;
  open: boolean;
  onClose: () => void;
}

/** Every published version, and the way back to it. */
export function VersionsDialog({ role, version, mayPublish, open, onClose }: VersionsDialogProps) {
  const versions = useQuery({ ...siteContentQueries.versions(role), enabled: open });
  const { send, isPending } = useRestoreSiteContent();
  return (
    <Dialog title="Versions" open={open} onCancel={onClose} footer={null} width={640} destroyOnHidden>
      <AnswerView answer={versions} loading="Loading versions..." failed="Couldn’t load the versions.">
        {(all) =>
          all.length === 0 ? (
            <p>Nothing published yet. The website shows the original texts.</p>
          ) : (
            <ul className={styles.versions}>
              {all.map(({ number, restored, createdBy, createdAt }) => (
                <li key={number}>
                  <div>
                    <strong>{number === 0 ? 'The original texts' : `Version ${String(number)}`}</strong>{' '}
                    {number === version && <StatusTag tone="good">On the website</StatusTag>}
                    <div className={styles.quiet}>
                      {restored !== null && `Back to version ${String(restored)}, `}
                      {createdBy}, {formatMoment(createdAt)}
                    </div>
                  </div>
                  {number !== version && mayPublish && (
                    <Button
                      size="small"
                      loading={isPending}
                      aria-label={`Go back to version ${String(number)}`}
                      onClick={() => {
                        send({ role, number, seen: version }, { onSuccess: onClose });
                      }}
                    >
                      Go back
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
    </Dialog>
  );
}
