import { DashboardFallback, OwnerPage } from '@/widgets/dashboard-frame';
import { MenuEditor } from '@/widgets/settings/menu-editor';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Menu" />;

export default function AdminMenuPage() {
  return (
    <OwnerPage title="Menu">
      <MenuEditor role="admin" />
    </OwnerPage>
  );
}
