import { useQuery } from '@tanstack/react-query';
import { reservationQueries } from '@/entities/reservation';
import { SignedIn } from '@/entities/session';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { DeliveryStatus } from '@/widgets/delivery-status';
import { ReservationSummary } from '@/widgets/reservation-board';

export const AdminDashboardPage = () => (
  <SignedIn role="admin">{({ name }) => <AdminDashboard name={name} />}</SignedIn>
);

function AdminDashboard({ name }: { name: string }) {
  const { data: reservations } = useQuery(reservationQueries.summary('admin'));
  const tabs: readonly Tab[] = [
    { key: 'reservations', label: 'Reservations', count: reservations?.pending, panel: loadReservations },
    {
      key: 'history',
      label: 'History',
      count: reservations?.history,
      panel: [{ key: 'reservations', label: 'Reservation History', panel: loadReservationHistory }],
    },
    { key: 'analytics', label: 'Analytics', panel: loadAnalytics },
  ];
  return (
    <DashboardFrame
      role="admin"
      title="Admin Dashboard"
      name={name}
      summary={
        <>
          <DeliveryStatus />
          <ReservationSummary role="admin" />
        </>
      }
      tabs={tabs}
    />
  );
}

const loadAnalytics = async () => (await import('./analytics-tab')).AnalyticsTab;
const loadReservations = async () => (await import('./reservations-tab')).ReservationsTab;
const loadReservationHistory = async () => (await import('./reservation-history-tab')).ReservationHistoryTab;
