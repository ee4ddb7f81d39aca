import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PublishDialog, VersionsDialog } from '@/features/publish-website';
import { hasStatus } from '@/shared/api';
import type { Draft } from '@/shared/lib/draft';
import { siteContentQueries, type SiteContentRole, usePublishSiteContent, useRestoreSiteContent } from '../api';
import { contentOf, type SiteContentValues } from '../model';

interface PublishedProps {
  role: SiteContentRole;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

/** The home page as it would be. */
export function PublishSiteContent({ role, draft, ...dialog }: PublishedProps & { draft: Draft<SiteContentValues> }) {
  const content = contentOf(draft.values);
  const preview = useQuery({
    ...siteContentQueries.preview(role, content),
    enabled: dialog.open,
    placeholderData: keepPreviousData,
  });
  const { send, isPending } = usePublishSiteContent();
  return (
    <PublishDialog
      title="Preview of the home page"
      preview={preview}
      isPublishing={isPending}
      onPublish={() => {
        send(
          { role, content, seen: Number(draft.values.seen) },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(failure) {
              // The editor shows who has published in the meantime.
              if (hasStatus(failure, 409)) dialog.onClose();
            },
          },
        );
      }}
      {...dialog}
    />
  );
}

/** @param version the published one */
export function SiteContentVersions({ role, version, ...dialog }: PublishedProps & { version: number }) {
  const versions = useQuery({ ...siteContentQueries.versions(role), enabled: dialog.open });
  const { send, isPending } = useRestoreSiteContent();
  return (
    <VersionsDialog
      answer={versions}
      current={version}
      noun="texts"
      isRestoring={isPending}
      onRestore={(number, settle) => {
        send({ role, number, seen: version }, settle);
      }}
      {...dialog}
    />
  );
}
