import { Form, Input } from 'antd';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { changeReservation } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { useDecideReservation } from '../api/decide-reservation';

interface DeclineDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'status' | 'customerName'>;
}

const { maxLength } = changeReservation.reason;

/** A decline with a reason for the guest. */
export function DeclineDialog({ role, reservation, ...dialog }: DeclineDialogProps) {
  const { id, status, customerName: guest } = reservation;
  const draft = useDraft(draftKey(role, `decline-reason/${id}`), { reason: '' });
  const { send, isPending } = useDecideReservation(role, id);

  return (
    <FormDialog<{ reason: string }>
      title={`Decline ${guest}’s request?`}
      okText="Decline"
      isBusy={isPending}
      draft={draft}
      onSend={({ reason }, onError) => {
        send(
          { id, guest, from: status, to: 'declined', reason },
          { draft: draft.key, onSuccess: dialog.onClose, onWait: dialog.onClose, onError },
        );
      }}
      {...dialog}
    >
      <Form.Item name="reason" label="Reason (optional)" extra="Included in the email to the guest.">
        <Input.TextArea autoFocus rows={3} maxLength={maxLength} showCount />
      </Form.Item>
    </FormDialog>
  );
}
