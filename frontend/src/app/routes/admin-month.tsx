import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { MonthReport } from '@/widgets/month-report';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Monthly report" />;

export default function AdminMonthPage() {
  return (
    <OwnerPage title="Monthly report">
      <MonthReport />
    </OwnerPage>
  );
}
