import { Alert, Button, Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { ApiError, errorText } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { Dialog } from '@/shared/ui/dialogs';
import { PagePreview } from '@/shared/ui/page-preview';
import { Skeleton } from '@/shared/ui/skeleton';

const SCREENS = { desktop: { width: 1180, height: 560 }, phone: { width: 390, height: 560 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

interface PublishDialogProps {
  /** Of the iframe. */
  title: string;
  preview: {
    /** The page as the website would show it, complete; null if it shows nothing. */
    data: { page: string | null } | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** False if there is nothing to publish. */
  canPublish?: boolean;
  needsApproval: boolean;
  isPublishing: boolean;
  onPublish: () => void;
  open: boolean;
  onClose: () => void;
  /** Above the page. */
  children?: ReactNode;
}

/** A page of the website as it would be, on a desktop or a phone, and the button that publishes it. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, preview, canPublish = true, needsApproval, isPublishing, onPublish, open, onClose, children } = props;
  const { data, error, isPlaceholderData, refetch } = preview;
  const isPhone = useMedia(media.phone);
  const [device, setDevice] = useState<keyof typeof SCREENS>(isPhone ? 'phone' : 'desktop');
  return (
    <Dialog
      title="Preview"
      open={open}
      width={1240}
      onCancel={onClose}
      onOk={onPublish}
      okText={needsApproval ? 'Send to the owner' : 'Publish'}
      cancelText="Keep editing"
      okButtonProps={{ disabled: !data || isPlaceholderData || !canPublish }}
      confirmLoading={isPublishing}
      destroyOnHidden
    >
      {error && <Refusal error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && children}
      {data && data.page !== null && (
        <section aria-labelledby="publish-preview">
          <Flex wrap justify="space-between" align="center" gap="small" style={{ marginBottom: 8 }}>
            <h3 id="publish-preview">On the website</h3>
            <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
          </Flex>
          <div style={device === 'phone' ? { maxWidth: 390, marginInline: 'auto' } : undefined}>
            <PagePreview title={title} html={data.page} isSite {...SCREENS[device]} />
          </div>
        </section>
      )}
    </Dialog>
  );
}

/** Why there is no preview: what the server does not accept, or that it could not be reached. */
function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (problems.length === 0)
    return (
      <Alert
        type="error"
        showIcon
        title={errorText(error, 'Couldn’t load the preview.')}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title="Please change this before you publish:"
      description={
        <ul className="bullets">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}
