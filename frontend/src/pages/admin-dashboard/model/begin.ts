import { noop } from '@tanstack/react-query';
import { overviewQueries } from '@/entities/house/overview';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { loadAhead } from '@/shared/ui/lazy-part';
import { beginsAtFirstScreen } from '@/widgets/dashboard-frame';

export const loadReservations = async () => (await import('../ui/reservations-tab')).ReservationsTab;

/** Asks for what the owner sees first. */
export function beginAdminDashboard(address: URL): void {
  if (!beginsAtFirstScreen('admin', address)) return;
  queryClient.query(overviewQueries.today()).catch(noop);
  queryClient.query(sessionQueries.account('admin')).catch(noop);
  loadAhead(loadReservations);
}
