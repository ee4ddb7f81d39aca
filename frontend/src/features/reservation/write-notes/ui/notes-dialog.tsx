import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { changeReservation } from '@/shared/call-schema';
import { useEditDraft } from '@/shared/lib/draft';
import { FormDialog, useOverwriteWarning } from '@/shared/ui/dialogs';
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
  const draft = useEditDraft(draftKey(role, `reservation-notes/${id}`), { adminNotes: saved });
  const before = draft.before.adminNotes;
  const { expecting, onRefused, warning } = useOverwriteWarning('these notes');
  const { send, isPending } = useWriteNotes(role, id);

  return (
    <FormDialog<{ adminNotes: string }>
      title={`Manage: ${customerName}`}
      okText="Save notes"
      isBusy={isPending}
      draft={draft}
      onSend={({ adminNotes: text }, onError) => {
        send(
          {
            id,
            guest: customerName,
            adminNotes: text,
            expectedStatus: status,
            ...expecting({ expectedNotes: before }),
          },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onWait: dialog.onClose,
            onError(error) {
              onRefused(error);
              onError(error);
            },
          },
        );
      }}
      footnote={
        <>
          {warning}
          {footnote}
        </>
      }
      {...dialog}
    >
      <Asked of={reservation} />
      <Form.Item name="adminNotes" label={role === 'admin' ? 'Admin notes' : 'Staff notes'}>
        <Input.TextArea autoFocus rows={4} maxLength={maxLength} showCount />
      </Form.Item>
      {saved !== before && saved !== draft.values.adminNotes && (
        <p role="status">Someone else just wrote: {saved || '(notes cleared)'}</p>
      )}
    </FormDialog>
  );
}
