import { OwnerPage } from '@/widgets/dashboard-frame';
import { TrailList } from '@/widgets/trail-list';

export const AdminTrailPage = () => (
  <OwnerPage title="Activity">
    <TrailList />
  </OwnerPage>
);
