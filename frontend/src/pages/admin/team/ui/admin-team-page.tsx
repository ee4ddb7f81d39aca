import { OwnerPage } from '@/widgets/dashboard-frame';
import { Team } from '@/widgets/house/team';

export const AdminTeamPage = () => (
  <OwnerPage title="Team">
    <Team />
  </OwnerPage>
);
