import { DashboardFallback, OwnerPage, SettingsList } from '@/widgets/dashboard-frame';

export { PageErrorBoundary as ErrorBoundary } from '@/widgets/dashboard-frame';
export { inTheBrowser as clientLoader, loadsNothing as shouldRevalidate } from '../in-the-browser';

export const HydrateFallback = () => <DashboardFallback title="Settings" />;

export default function AdminSettingsPage() {
  return (
    <OwnerPage title="Settings">
      <SettingsList />
    </OwnerPage>
  );
}
