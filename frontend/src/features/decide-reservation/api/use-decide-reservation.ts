import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type BoardRole, type Reservation, reservationQueries, type ReservationStatus } from '@/entities/reservation';
import { answer, apiAs, errorText } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

export interface Decision {
  reservation: Reservation;
  status: Exclude<ReservationStatus, 'archived'>;
}

const SAID: Partial<Record<ReservationStatus, { title: string; description?: string }>> = {
  completed: { title: 'Customer arrived', description: 'Reservation marked as completed successfully' },
  'no-show': { title: 'Marked as no-show' },
};
const UPDATED = { title: 'Reservation updated', description: 'Status has been updated successfully' };

const FAILED: Partial<Record<ReservationStatus, string>> = {
  completed: 'Failed to mark as completed',
  'no-show': 'Failed to mark as no-show',
};

function decide(role: BoardRole, { reservation: { id, adminNotes }, status }: Decision) {
  const params = { path: { id } };
  if (role === 'staff' && status === 'completed')
    return answer(apiAs(role).PUT('/api/staff/reservations/{id}/complete', { params }));
  if (role === 'staff' && status === 'no-show')
    return answer(apiAs(role).PUT('/api/staff/reservations/{id}/no-show', { params }));
  const body = { status, adminNotes };
  return role === 'admin'
    ? answer(apiAs(role).PATCH('/api/admin/reservations/{id}', { params, body }))
    : answer(apiAs(role).PATCH('/api/staff/reservations/{id}', { params, body }));
}

/** A second click on the way is not a second decision. */
export function useDecideReservation(role: BoardRole) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: Decision) => decide(role, decision),
    onSuccess: (_, { status }) => {
      toast(SAID[status] ?? UPDATED);
    },
    onError: (error, { status }) => {
      const description = errorText(error, FAILED[status] ?? 'Failed to update reservation');
      toast({ title: 'Update failed', description, variant: 'destructive' });
    },
    // After a failure too: somebody else may have decided first.
    onSettled: () => {
      isBusy.current = false;
      return client.invalidateQueries({ queryKey: reservationQueries.all() });
    },
  });
  const decideOnce = (decision: Decision) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(decision);
  };
  return { decide: decideOnce, isPending, variables };
}
