import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { HoursBoard } from '@/widgets/settings/hours-board';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Hours and closures" />;

export default function AdminHoursPage() {
  return (
    <OwnerPage title="Hours and closures">
      <HoursBoard />
    </OwnerPage>
  );
}
