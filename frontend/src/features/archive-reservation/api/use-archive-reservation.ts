import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { answer, apiAs } from '@/shared/api';

export function useArchiveReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      answer(
        apiAs('admin').PATCH('/api/admin/reservations/{id}', {
          params: { path: { id } },
          body: { status: 'archived' },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: reservationQueries.all() }),
  });
}
