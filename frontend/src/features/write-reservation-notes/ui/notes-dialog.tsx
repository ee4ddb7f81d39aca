import { Input, Modal } from 'antd';
import { useState } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { errorText } from '@/shared/api';
import { toast } from '@/shared/ui/toast';
import { useWriteNotes } from '../api/use-write-notes';

const LONGEST = 2000;

interface NotesDialogProps {
  role: BoardRole;
  reservation: Reservation;
  onClose: () => void;
}

export function NotesDialog({ role, reservation, onClose }: NotesDialogProps) {
  const [notes, setNotes] = useState(reservation.adminNotes ?? '');
  const { mutate, isPending } = useWriteNotes(role);

  function save() {
    mutate(
      { reservation, adminNotes: notes },
      {
        onSuccess: () => {
          toast({ title: 'Reservation updated', description: 'Status has been updated successfully' });
          onClose();
        },
        onError: (error) => {
          const description = errorText(error, 'Failed to update reservation');
          toast({ title: 'Update failed', description, variant: 'destructive' });
        },
      },
    );
  }

  return (
    <Modal
      title={`Manage: ${reservation.customerName}`}
      open
      onCancel={onClose}
      onOk={save}
      okText={isPending ? 'Saving...' : 'Save notes'}
      confirmLoading={isPending}
      // The counter hangs below the text.
      styles={{ footer: { marginTop: 36 } }}
    >
      <label htmlFor="reservation-notes">{role === 'admin' ? 'Admin notes' : 'Staff notes'}</label>
      <Input.TextArea
        id="reservation-notes"
        autoFocus
        rows={4}
        maxLength={LONGEST}
        showCount
        value={notes}
        onChange={({ target }) => {
          setNotes(target.value);
        }}
      />
    </Modal>
  );
}
