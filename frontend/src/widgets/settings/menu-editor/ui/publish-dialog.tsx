import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EditedMenu, menuQueries, type MenuRole } from '@/entities/settings/menu-sheet';
import { hasStatus } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import { PreviewRefusal } from '@/shared/ui/preview-refusal';
import { SitePreview } from '@/shared/ui/site-preview';
import { Skeleton } from '@/shared/ui/skeleton';
import { usePublishMenu } from '../api';

/** Of the home page, only the menu. */
const menuOnly = (page: string) =>
  page.replace(
    '</head>',
    '<style>body > :not(main), main > :not(#menu) { display: none !important } #menu { padding-block: 32px }</style></head>',
  );

interface PublishDialogProps {
  role: MenuRole;
  /** Of the draft. */
  menu: EditedMenu;
  basedOn: number;
  draft: string;
  needsApproval: boolean;
  open: boolean;
  /** Someone else has published in the meantime. */
  onConflict: () => void;
  onClose: () => void;
}

/** What would change, and the menu as the website would show it. */
export function PublishDialog({
  role,
  menu,
  basedOn,
  draft,
  needsApproval,
  open,
  onConflict,
  onClose,
}: PublishDialogProps) {
  // Keeps what was published while the dialog fades out.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...menuQueries.preview(role, menu),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const { send, isPending } = usePublishMenu();
  return (
    <Dialog
      title="Preview"
      open={open}
      width={1240}
      onCancel={onClose}
      onOk={() => {
        send(
          { role, menu, seen: basedOn },
          {
            draft,
            onSuccess: onClose,
            onError(failure) {
              if (hasStatus(failure, 409)) onConflict();
            },
          },
        );
      }}
      okText={needsApproval ? 'Send to the owner' : 'Publish'}
      cancelText="Keep editing"
      okButtonProps={{ disabled: !data || isPlaceholderData || data.changes.length === 0 }}
      confirmLoading={isPending}
      destroyOnHidden
    >
      {error && <PreviewRefusal error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && (
        <>
          <section aria-labelledby="menu-changes">
            <h3 id="menu-changes">What changes</h3>
            <ul className="bullets">
              {data.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
          {data.page !== null && (
            <section aria-labelledby="menu-preview">
              <SitePreview
                heading={<h3 id="menu-preview">On the website</h3>}
                title="Preview of the menu"
                html={menuOnly(data.page)}
              />
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}
