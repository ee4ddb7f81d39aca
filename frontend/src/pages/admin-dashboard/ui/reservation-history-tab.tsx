export { ReservationHistory as ReservationHistoryTab } from '@/widgets/reservations/board';
