import type { BoardRole } from '@/entities/reservation';
import { ReservationBoard } from '../ui/reservation-board';

const loadDay = async () => (await import('@/widgets/reservations/service-day')).ServiceDayView;

/** The board as a dashboard shows it. */
export const Board = ({ role }: { role: BoardRole }) => <ReservationBoard role={role} loadDay={loadDay} />;
