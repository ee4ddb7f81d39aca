import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { SiteContentEditor } from '@/widgets/settings/site-content';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Website" />;

export default function ManagerWebsitePage() {
  return (
    <OwnerPage title="Website" role="manager">
      <SiteContentEditor role="manager" />
    </OwnerPage>
  );
}
