import { OwnerPage } from '@/widgets/dashboard-frame';
import { Team } from '@/widgets/settings/team';

export const AdminTeamPage = () => (
  <OwnerPage title="Team and security">
    <Team />
  </OwnerPage>
);
