import { DashboardFallback } from '@/widgets/dashboard-frame';

export { ManagerMenuPage as default } from '@/pages/office-menu';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Menu" />;
