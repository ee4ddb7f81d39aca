import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminSettingsPage as default } from '@/pages/admin/settings';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Settings" />;
