import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { StatusPanel } from '@/widgets/settings/status';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Status" />;

export default function AdminStatusPage() {
  return (
    <OwnerPage title="Status">
      <StatusPanel />
    </OwnerPage>
  );
}
