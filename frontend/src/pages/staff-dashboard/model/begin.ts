import { noop } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { loadAhead } from '@/shared/ui/lazy-part';
import { beginsAtFirstScreen } from '@/widgets/dashboard-frame';
import { ReservationsTab } from '../ui/reservations-tab';

/** Part of the dashboard's chunk, since they are its first screen. */
export const loadReservations = () => Promise.resolve(ReservationsTab);

/** Starts loading what staff see first. */
export function beginStaffDashboard(address: URL): void {
  if (!beginsAtFirstScreen('staff', address)) return;
  queryClient.query(reservationQueries.current('staff').page()).catch(noop);
  queryClient.query(sessionQueries.account('staff')).catch(noop);
  loadAhead(loadReservations);
}
