import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminTeamPage as default } from '@/pages/admin/team';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Team and security" />;
