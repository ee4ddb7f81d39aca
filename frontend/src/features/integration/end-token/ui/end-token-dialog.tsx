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
      title={`End the token of ${name}?`}
      open={open}
      okText="End token"
      isDanger
      isBusy={isPending}
      onConfirm={() => {
        send({ id, name }, { onSuccess: onClose, onError: onClose });
      }}
      onClose={onClose}
    >
      <p>The program is refused from its next call on. A new token has to be entered there.</p>
    </ConfirmDialog>
  );
}
