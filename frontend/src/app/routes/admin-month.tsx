import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminMonthPage as default } from '@/pages/admin/month';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Monthly report" />;
