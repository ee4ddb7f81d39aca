import { OwnerPage } from '@/widgets/dashboard-frame';
import { Photographs } from '@/widgets/settings/photographs';

export const AdminPhotographsPage = () => (
  <OwnerPage title="Photos">
    <Photographs />
  </OwnerPage>
);
