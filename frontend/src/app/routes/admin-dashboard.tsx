import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminDashboardPage as default } from '@/pages/admin-dashboard';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Admin Dashboard" />;
