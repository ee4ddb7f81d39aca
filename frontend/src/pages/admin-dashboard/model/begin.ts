import { noop } from '@tanstack/react-query';
import { overviewQueries } from '@/entities/settings/overview';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { beginsAtFirstScreen } from '@/widgets/dashboard-frame';

/** Starts loading what is above the tabs, which the owner sees first. */
export function beginAdminDashboard(address: URL): void {
  if (!beginsAtFirstScreen('admin', address)) return;
  queryClient.query(overviewQueries.today()).catch(noop);
  queryClient.query(sessionQueries.account('admin')).catch(noop);
}
