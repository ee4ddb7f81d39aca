export { ReservationHistory as ReservationHistoryTab } from '@/widgets/reservation-board';
