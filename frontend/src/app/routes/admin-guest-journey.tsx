import { DashboardFallback } from '@/widgets/dashboard-frame';

export { AdminGuestJourneyPage as default } from '@/pages/admin/guest-journey';
export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Reservation settings" />;
