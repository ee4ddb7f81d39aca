import { DashboardFallback } from '@/widgets/dashboard-frame';

export { ManagerDashboardPage as default } from '@/pages/manager-dashboard';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Site Manager Dashboard" />;
