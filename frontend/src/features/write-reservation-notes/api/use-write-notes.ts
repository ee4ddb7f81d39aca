import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { answer, apiAs } from '@/shared/api';

interface Notes {
  reservation: Reservation;
  adminNotes: string;
}

/** Saves the notes with the status the reservation has. */
export function useWriteNotes(role: BoardRole) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reservation: { id, status }, adminNotes }: Notes) => {
      const change = { params: { path: { id } }, body: { status, adminNotes } };
      return role === 'admin'
        ? answer(apiAs(role).PATCH('/api/admin/reservations/{id}', change))
        : answer(apiAs(role).PATCH('/api/staff/reservations/{id}', change));
    },
    onSettled: () => client.invalidateQueries({ queryKey: reservationQueries.all() }),
  });
}
