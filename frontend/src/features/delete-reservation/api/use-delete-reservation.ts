import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { apiAs } from '@/shared/api';

export function useDeleteReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiAs('staff').DELETE('/api/staff/reservations/{id}', { params: { path: { id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: reservationQueries.all() }),
  });
}
