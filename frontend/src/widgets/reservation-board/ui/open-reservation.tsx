import { useEffect, useState } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { useToday } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { type DialogKey, dialogsOf } from '../model/next-actions';

export const loadReservationDialog = async () => (await import('./reservation-dialog')).ReservationDialog;

interface OpenReservationProps {
  role: BoardRole;
  rows: readonly Reservation[];
  afterClose: () => void;
}

/** The dialog that the address names, above the rows: what happens to its row does not touch what is typed in it. */
export function OpenReservation({ role, rows, afterClose }: OpenReservationProps) {
  const item = useOpenItem();
  // Notes and declines are for when the line is gone, too.
  useEffect(() => {
    void loadReservationDialog().catch(() => undefined);
  }, []);
  const today = useToday();
  const [shown, setShown] = useState<{ dialog: DialogKey; reservation: Reservation } | null>(null);
  const row = rows.find(({ id }) => id === item.id);
  const offered = row && dialogsOf(role, row, today).find((one) => one === item.dialog);
  // A change of the booking says itself how the request stands by now.
  const isChanged = row !== undefined && shown?.dialog === 'change' && shown.reservation.id === row.id;
  const dialog = offered ?? (isChanged && item.dialog === 'change' ? 'change' : undefined);
  if (row && dialog && (shown?.reservation !== row || shown.dialog !== dialog)) setShown({ dialog, reservation: row });
  if (!shown) return null;
  return (
    <LazyPart
      load={loadReservationDialog}
      with={{
        role,
        ...shown,
        open: item.id === shown.reservation.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
