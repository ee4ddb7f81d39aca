import { OwnerPage } from '@/widgets/dashboard-frame';
import { Photographs } from '@/widgets/photographs';

export const AdminPhotographsPage = () => (
  <OwnerPage title="Photographs">
    <Photographs />
  </OwnerPage>
);
