import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { Photographs } from '@/widgets/settings/photographs';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Photos" />;

export default function AdminPhotographsPage() {
  return (
    <OwnerPage title="Photos">
      <Photographs />
    </OwnerPage>
  );
}
