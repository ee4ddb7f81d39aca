import { OwnerPage } from '@/widgets/dashboard-frame';
import { HoursBoard } from '@/widgets/settings/hours-board';

export const AdminHoursPage = () => (
  <OwnerPage title="Hours and closures">
    <HoursBoard />
  </OwnerPage>
);
