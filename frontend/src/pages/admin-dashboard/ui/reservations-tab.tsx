import { ReservationBoard } from '@/widgets/reservations/board';

const loadDay = async () => (await import('@/widgets/reservations/service-day')).ServiceDayView;

export const ReservationsTab = () => <ReservationBoard role="admin" loadDay={loadDay} />;
