import { OwnerPage } from '@/widgets/dashboard-frame';
import { MenuEditor } from '@/widgets/settings/menu-editor';

export const AdminMenuPage = () => (
  <OwnerPage title="Menu">
    <MenuEditor role="admin" />
  </OwnerPage>
);

export const ManagerMenuPage = () => (
  <OwnerPage title="Menu" role="manager">
    <MenuEditor role="manager" />
  </OwnerPage>
);
