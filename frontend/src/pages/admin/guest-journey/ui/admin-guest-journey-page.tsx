import { OwnerPage } from '@/widgets/dashboard-frame';
import { HouseOptions } from '@/widgets/house/options';

export const AdminGuestJourneyPage = () => (
  <OwnerPage title="Guest journey">
    <HouseOptions />
  </OwnerPage>
);
