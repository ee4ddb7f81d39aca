import type { AccessToken } from '@/entities/house/integration';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useEndToken } from '../api/use-end-token';

interface EndTokenDialogProps {
  token: AccessToken;
  open: boolean;
  onClose: () => void;
}

export function EndTokenDialog({ token: { id, name }, open, onClose }: EndTokenDialogProps) {
  const { send, isPending } = useEndToken();
  return (
    <ConfirmDialog
      title={`Revoke the token of ${name}?`}
      open={open}
      okText="Revoke token"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id, name }, { onSuccess: onClose, onError: onClose });
      }}
      onClose={onClose}
    >
      <p>The app loses access right away. To connect it again, create a new token.</p>
    </ConfirmDialog>
  );
}
