import { beginStaffDashboard } from '@/pages/staff-dashboard';
import { DashboardFallback } from '@/widgets/dashboard-frame';
import { inTheBrowserAfter } from '../in-the-browser';

export { StaffDashboardPage as default } from '@/pages/staff-dashboard';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { loadsNothing as shouldRevalidate } from '../in-the-browser';

export const clientLoader = inTheBrowserAfter(beginStaffDashboard);

export const HydrateFallback = () => <DashboardFallback title="Staff Dashboard" />;
