import { noop } from '@tanstack/react-query';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { loadAhead } from '@/shared/ui/lazy-part';
import { ContentSchedule } from '@/widgets/content-schedule';
import { beginsAtFirstScreen } from '@/widgets/dashboard-frame';

/** Part of the dashboard's chunk, since it is its first screen. */
export const loadContent = () => Promise.resolve(ContentSchedule);

/** Starts loading what the site manager sees first. */
export function beginManagerDashboard(address: URL): void {
  if (!beginsAtFirstScreen('manager', address)) return;
  queryClient.query(scheduledContentQueries.list().page()).catch(noop);
  queryClient.query(sessionQueries.account('manager')).catch(noop);
  loadAhead(loadContent);
}
