import { DashboardFallback } from '@/widgets/dashboard-frame';

export { StaffDashboardPage as default } from '@/pages/staff-dashboard';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Staff Dashboard" />;
