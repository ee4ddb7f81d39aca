import { beginManagerDashboard } from '@/pages/manager-dashboard';
import { DashboardFallback } from '@/widgets/dashboard-frame';
import { inTheBrowserAfter } from '../in-the-browser';

export { ManagerDashboardPage as default } from '@/pages/manager-dashboard';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { loadsNothing as shouldRevalidate } from '../in-the-browser';

export const clientLoader = inTheBrowserAfter(beginManagerDashboard);

export const HydrateFallback = () => <DashboardFallback title="Site Manager Dashboard" />;
