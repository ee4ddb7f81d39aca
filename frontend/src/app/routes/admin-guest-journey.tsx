import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { FeatureSettings } from '@/widgets/settings/feature-settings';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Reservation settings" />;

export default function AdminGuestJourneyPage() {
  return (
    <OwnerPage title="Reservation settings">
      <FeatureSettings />
    </OwnerPage>
  );
}
