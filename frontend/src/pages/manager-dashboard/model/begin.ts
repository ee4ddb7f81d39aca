import { noop } from '@tanstack/react-query';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { loadAhead } from '@/shared/ui/lazy-part';
import { beginsAtFirstScreen } from '@/widgets/dashboard-frame';

export const loadContent = async () => (await import('../ui/content-tab')).ContentTab;

/** Asks for what the site manager sees first. */
export function beginManagerDashboard(address: URL): void {
  if (!beginsAtFirstScreen('manager', address)) return;
  queryClient.query(scheduledContentQueries.list().page()).catch(noop);
  queryClient.query(sessionQueries.account('manager')).catch(noop);
  loadAhead(loadContent);
}
