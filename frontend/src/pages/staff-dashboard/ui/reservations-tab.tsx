import { ReservationBoard } from '@/widgets/reservation-board';

export const ReservationsTab = () => <ReservationBoard role="staff" />;
