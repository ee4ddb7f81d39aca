import { OwnerPage, SettingsList } from '@/widgets/dashboard-frame';

export const AdminSettingsPage = () => (
  <OwnerPage title="Settings">
    <SettingsList />
  </OwnerPage>
);
