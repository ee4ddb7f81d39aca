import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { TrailList } from '@/widgets/trail-list';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Activity" />;

export default function AdminTrailPage() {
  return (
    <OwnerPage title="Activity">
      <TrailList />
    </OwnerPage>
  );
}
