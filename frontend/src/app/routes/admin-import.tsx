import { BookImports } from '@/widgets/book-import';
import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Import reservations" />;

export default function AdminImportPage() {
  return (
    <OwnerPage title="Import reservations">
      <BookImports />
    </OwnerPage>
  );
}
