import { beginAdminDashboard } from '@/pages/admin-dashboard';
import { DashboardFallback } from '@/widgets/dashboard-frame';
import { inTheBrowserAfter } from '../in-the-browser';

export { AdminDashboardPage as default } from '@/pages/admin-dashboard';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { loadsNothing as shouldRevalidate } from '../in-the-browser';

export const clientLoader = inTheBrowserAfter(beginAdminDashboard);

export const HydrateFallback = () => <DashboardFallback title="Admin Dashboard" />;
