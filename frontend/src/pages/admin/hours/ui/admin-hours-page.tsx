import { OwnerPage } from '@/widgets/dashboard-frame';
import { HoursBoard } from '@/widgets/house/hours-board';

export const AdminHoursPage = () => (
  <OwnerPage title="Hours">
    <HoursBoard />
  </OwnerPage>
);
