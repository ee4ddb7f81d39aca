import { useEffect } from 'react';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { loadWhenIdle } from '@/shared/ui/lazy-part';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { type DialogKey, dialogsOf } from '../model/next-actions';

export const loadReservationDialog = async () => (await import('./reservation-dialog')).ReservationDialog;

interface OpenReservationProps {
  role: BoardRole;
  rows: readonly Reservation[];
  afterClose: () => void;
}

export function OpenReservation({ role, rows, afterClose }: OpenReservationProps) {
  // Notes and declines are for when the line is gone, too.
  useEffect(() => {
    loadWhenIdle(loadReservationDialog);
  }, []);
  const today = useToday();
  const opened = useOpened<Reservation, DialogKey>({
    find: (id) => rows.find((row) => row.id === id),
    load: (id) => reservationQueries.one(role, id),
    dialogOf: (reservation, name, before) =>
      dialogsOf(role, reservation, today).find((key) => key === name) ??
      // A change of the booking says itself how the request stands by now.
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
