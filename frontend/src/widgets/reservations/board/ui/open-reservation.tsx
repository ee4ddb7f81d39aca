import {
  type BoardRole,
  type DialogKey,
  dialogsOf,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

const loadReservationDialog = async () => (await import('./reservation-dialog')).ReservationDialog;

interface OpenReservationProps {
  role: BoardRole;
  rows: readonly Reservation[];
  afterClose: () => void;
}

export function OpenReservation({ role, rows, afterClose }: OpenReservationProps) {
  const today = useToday();
  const opened = useOpened<Reservation, DialogKey>({
    find: (id) => rows.find((row) => row.id === id),
    load: (id) => reservationQueries.one(role, id),
    dialogOf: (reservation, name, before) =>
      dialogsOf(role, reservation, today).find((key) => key === name) ??
      // The change dialog itself shows what became of the request.
      (before === 'change' && name === 'change' ? 'change' : undefined),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="request"
      load={loadReservationDialog}
      with={(reservation, dialog) => ({ role, reservation, dialog })}
      afterClose={afterClose}
    />
  );
}
