import { OwnerPage } from '@/widgets/dashboard-frame';
import { Photographs } from '@/widgets/house/photographs';

export const AdminPhotographsPage = () => (
  <OwnerPage title="Photos">
    <Photographs />
  </OwnerPage>
);
