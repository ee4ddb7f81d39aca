import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { InquiryInbox } from '@/widgets/inquiry-inbox';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Inquiries" />;

export default function InquiriesPage() {
  return (
    <OwnerPage title="Inquiries">
      <InquiryInbox />
    </OwnerPage>
  );
}
