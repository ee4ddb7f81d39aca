import { useQuery } from '@tanstack/react-query';
import { messageQueries, useUnreadCount } from '@/entities/message';
import { reservationQueries } from '@/entities/reservation';
import { SignedIn } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { DeliveryStatus } from '@/widgets/delivery-status';
import { ReservationSummary } from '@/widgets/reservation-board';

export const AdminDashboardPage = () => (
  <SignedIn role="admin">{({ name }) => <AdminDashboard name={name} />}</SignedIn>
);

function AdminDashboard({ name }: { name: string }) {
  const { data: reservations } = useQuery(reservationQueries.summary('admin'));
  const { data: messages } = useQuery(messageQueries.figures('admin'));
  const { data: staff } = useQuery(staffQueries.figures());
  const unread = useUnreadCount('admin');
  const tabs: readonly Tab[] = [
    { key: 'reservations', label: 'Reservations', count: reservations?.pending, panel: loadReservations },
    {
      key: 'history',
      label: 'History',
      count: reservations && messages && reservations.history + messages.archived,
      panel: [
        {
          key: 'reservations',
          label: 'Reservation History',
          count: reservations?.history,
          panel: loadReservationHistory,
        },
        { key: 'messages', label: 'Message History', count: messages?.archived, panel: loadMessageHistory },
      ],
    },
    { key: 'messages', label: 'Messages', count: unread, panel: loadMessages },
    { key: 'staff', label: 'Staff Management', count: staff?.active, panel: loadStaff },
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

const loadReservations = async () => (await import('./reservations-tab')).ReservationsTab;
const loadReservationHistory = async () => (await import('./reservation-history-tab')).ReservationHistoryTab;
const loadMessageHistory = async () => (await import('./message-history-tab')).MessageHistoryTab;
const loadMessages = async () => (await import('./messages-tab')).MessagesTab;
const loadStaff = async () => (await import('./staff-tab')).StaffTab;
