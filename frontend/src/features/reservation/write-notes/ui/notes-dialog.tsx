import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { changeReservation } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useWriteNotes } from '../api/use-write-notes';
import { Asked } from './asked';

interface NotesDialogProps {
  role: BoardRole;
  reservation: Reservation;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** What else there is to know about the reservation. */
  footnote?: ReactNode;
}

const { maxLength } = changeReservation.adminNotes;

export function NotesDialog({ role, reservation, footnote, ...dialog }: NotesDialogProps) {
  const { id, status, customerName, adminNotes } = reservation;
  const saved = adminNotes ?? '';
  const [before] = useState(saved);
  const draft = useDraft(draftKey(role, `reservation-notes/${id}`), { adminNotes: before });
  const { send, isPending } = useWriteNotes(role, id);

  return (
    <FormDialog<{ adminNotes: string }>
      title={`Manage: ${customerName}`}
      okText="Save notes"
      isBusy={isPending}
      draft={draft}
      onSend={({ adminNotes: text }, onError) => {
        send(
          { id, guest: customerName, adminNotes: text, expectedStatus: status },
          { draft: draft.key, onSuccess: dialog.onClose, onWait: dialog.onClose, onError },
        );
      }}
      footnote={footnote}
      {...dialog}
    >
      <Asked of={reservation} />
      <Form.Item name="adminNotes" label={role === 'admin' ? 'Admin notes' : 'Staff notes'}>
        <Input.TextArea autoFocus rows={4} maxLength={maxLength} showCount />
      </Form.Item>
      {saved !== before && saved !== draft.values.adminNotes && (
        <p role="status">Somebody else has just written: {saved || 'nothing, the notes are empty'}</p>
      )}
    </FormDialog>
  );
}
