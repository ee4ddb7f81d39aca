import { Button } from 'antd';
import { useState } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { ArchiveDialog } from '@/features/archive-reservation';
import { useDecideReservation } from '@/features/decide-reservation';
import { DeleteDialog } from '@/features/delete-reservation';
import { NotesDialog } from '@/features/write-reservation-notes';
import { nextActions } from '../model/next-actions';

type OpenDialog = 'manage' | 'delete' | 'archive' | null;

const DIALOGS = { manage: NotesDialog, delete: DeleteDialog, archive: ArchiveDialog };

/** What can be done next with a reservation: the likely steps are filled or framed, the others quiet. */
export function ReservationActions({ role, reservation }: { role: BoardRole; reservation: Reservation }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { decide, isPending, variables } = useDecideReservation(role);
  const Dialog = dialog && DIALOGS[dialog];

  return (
    <>
      {nextActions(role, reservation.status).map(({ label, does, look }) => (
        <Button
          key={label}
          type={look === 'primary' ? 'primary' : look === 'quiet' ? 'text' : 'default'}
          danger={look === 'danger'}
          disabled={isPending}
          loading={isPending && 'status' in does && variables?.status === does.status}
          onClick={() => {
            if ('status' in does) decide({ reservation, status: does.status });
            else setDialog(does.opens);
          }}
        >
          {label}
        </Button>
      ))}
      {Dialog && (
        <Dialog
          role={role}
          reservation={reservation}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </>
  );
}
