import { OwnerPage } from '@/widgets/dashboard-frame';
import { HouseOptions } from '@/widgets/settings/options';

export const AdminGuestJourneyPage = () => (
  <OwnerPage title="Reservation settings">
    <HouseOptions />
  </OwnerPage>
);
