import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminStatusPage as default } from '@/pages/admin/status';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Status" />;
