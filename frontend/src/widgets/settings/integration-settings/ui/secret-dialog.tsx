import { Typography } from 'antd';
import { Dialog } from '@/shared/ui/dialogs';

export interface Secret {
  title: string;
  /** What to do with the secret. */
  advice: string;
  /** Null if it was shown before, because the same call was sent twice. */
  text: string | null;
}

/** Shows a secret that cannot be read again. */
export const SecretDialog = ({ secret, onClose }: { secret: Secret | null; onClose: () => void }) => (
  <Dialog
    title={secret?.title}
    open={secret !== null}
    onCancel={onClose}
    onOk={onClose}
    okText="I’ve copied it"
    cancelButtonProps={{ style: { display: 'none' } }}
    mask={{ closable: false }}
    keyboard={false}
    destroyOnHidden
  >
    <p>{secret?.advice}</p>
    {secret?.text ? (
      <Typography.Paragraph code copyable={{ text: secret.text, tooltips: ['Copy', 'Copied'] }}>
        {secret.text}
      </Typography.Paragraph>
    ) : (
      <p>It can’t be shown again. Please create a new one.</p>
    )}
  </Dialog>
);
