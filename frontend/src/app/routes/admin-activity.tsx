import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { ActivityList } from '@/widgets/activity-list';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Activity" />;

export default function ActivityPage() {
  return (
    <OwnerPage title="Activity">
      <ActivityList />
    </OwnerPage>
  );
}
