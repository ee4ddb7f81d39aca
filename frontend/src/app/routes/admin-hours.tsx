import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminHoursPage as default } from '@/pages/admin/hours';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Hours and closures" />;
