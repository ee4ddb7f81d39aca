export { ReservationAnalytics as AnalyticsTab } from '@/widgets/reservation-analytics';
