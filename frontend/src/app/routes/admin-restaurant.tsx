import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { RestaurantDetailsPanel } from '@/widgets/settings/restaurant-details';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Restaurant details" />;

export default function AdminRestaurantPage() {
  return (
    <OwnerPage title="Restaurant details">
      <RestaurantDetailsPanel />
    </OwnerPage>
  );
}
