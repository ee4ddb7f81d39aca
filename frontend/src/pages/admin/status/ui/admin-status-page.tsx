import { OwnerPage } from '@/widgets/dashboard-frame';
import { StatusPanel } from '@/widgets/settings/status';

export const AdminStatusPage = () => (
  <OwnerPage title="Status">
    <StatusPanel />
  </OwnerPage>
);
