import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { Team } from '@/widgets/settings/team';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Team and security" />;

export default function AdminTeamPage() {
  return (
    <OwnerPage title="Team and security">
      <Team />
    </OwnerPage>
  );
}
