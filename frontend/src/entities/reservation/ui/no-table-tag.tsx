import { StatusTag } from '@/shared/ui/status-tag';
import { isInClosedCourtyard } from '../api/courtyard.queries';
import type { Reservation, ServiceDay } from '../api/reservation.calls';
import { timeSlots } from '../model/request-options';

interface NoTableTagProps {
  of: Pick<Reservation, 'status' | 'area' | 'preferredTime'>;
  closed: ServiceDay['courtyardClosed'];
}

/** For a courtyard party that has no table while the courtyard is closed. */
export function NoTableTag({ of: reservation, closed }: NoTableTagProps) {
  if (!isInClosedCourtyard(closed, reservation, timeSlots)) return null;
  return reservation.status === 'confirmed' ? (
    <StatusTag tone="urgent">No table inside</StatusTag>
  ) : (
    <StatusTag tone="quiet">Courtyard closed</StatusTag>
  );
}
