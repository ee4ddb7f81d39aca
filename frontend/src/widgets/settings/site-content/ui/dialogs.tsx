import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatMoment } from '@/entities/restaurant';
import { hasStatus } from '@/shared/api';
import type { Draft } from '@/shared/lib/draft';
import { Dialog } from '@/shared/ui/dialogs';
import { PreviewRefusal } from '@/shared/ui/preview-refusal';
import { SitePreview } from '@/shared/ui/site-preview';
import { Skeleton } from '@/shared/ui/skeleton';
import { VersionsDialog } from '@/shared/ui/versions-dialog';
import { siteContentQueries, type SiteContentRole, usePublishSiteContent, useRestoreSiteContent } from '../api';
import { contentOf, type SiteContentValues } from '../model';

interface PublishDialogProps {
  role: SiteContentRole;
  draft: Draft<SiteContentValues>;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

/** The home page as it would be. */
export function PublishDialog({ role, draft, needsApproval, open, onClose }: PublishDialogProps) {
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
        send(
          { role, content, seen: Number(draft.values.seen) },
          {
            draft: draft.key,
            onSuccess: onClose,
            onError(failure) {
              // The editor shows who has published in the meantime.
              if (hasStatus(failure, 409)) onClose();
            },
          },
        );
      }}
      okText={needsApproval ? 'Send to the owner' : 'Publish'}
      cancelText="Keep editing"
      okButtonProps={{ disabled: !data || isPlaceholderData }}
      confirmLoading={isPending}
      destroyOnHidden
    >
      {error && <PreviewRefusal error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && data.page !== null && (
        <SitePreview heading={<h3>On the website</h3>} title="Preview of the home page" html={data.page} />
      )}
    </Dialog>
  );
}

interface SiteContentVersionsProps {
  role: SiteContentRole;
  /** The published version. */
  version: number;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

export function SiteContentVersions({ role, version, needsApproval, open, onClose }: SiteContentVersionsProps) {
  const versions = useQuery({ ...siteContentQueries.versions(role), enabled: open });
  const { send, isPending } = useRestoreSiteContent();
  return (
    <VersionsDialog
      answer={versions}
      current={version}
      noun="texts"
      bylineOf={({ createdBy, approvedBy, createdAt }) =>
        [createdBy, approvedBy && `approved by ${approvedBy}`, formatMoment(createdAt)].filter(Boolean).join(', ')
      }
      goBack={{
        okText: needsApproval ? 'Send to the owner' : 'Go back',
        consequence: needsApproval
          ? 'The website shows these texts again once the owner approves.'
          : 'The website shows these texts again right away.',
        isBusy: isPending,
        send(number, settle) {
          send({ role, number, seen: version }, settle);
        },
      }}
      open={open}
      onClose={onClose}
    />
  );
}
