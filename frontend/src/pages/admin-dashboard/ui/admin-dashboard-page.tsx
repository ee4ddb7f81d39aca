import { useQuery } from '@tanstack/react-query';
import { approvalItemQueries } from '@/entities/approval-item';
import { reservationQueries } from '@/entities/reservation';
import { SignedIn } from '@/entities/session';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { DeliveryStatus } from '@/widgets/delivery-status';

export const AdminDashboardPage = () => (
  <SignedIn role="admin">{({ name }) => <AdminDashboard name={name} />}</SignedIn>
);

function AdminDashboard({ name }: { name: string }) {
  const { data: reservations } = useQuery(reservationQueries.summary('admin'));
  const { data: approvals } = useQuery(approvalItemQueries.summary());
  const tabs: readonly Tab[] = [
    { key: 'reservations', label: 'Reservations', count: reservations?.pending, panel: loadReservations },
    { key: 'approvals', label: 'Pending Approvals', count: approvals?.pending, panel: loadApprovals },
    {
      key: 'history',
      label: 'History',
      count: sum([approvals && approvals.total - approvals.pending, reservations?.history]),
      panel: [
        { key: 'approvals', label: 'Approval History', panel: loadApprovalHistory },
        { key: 'reservations', label: 'Reservation History', panel: loadReservationHistory },
      ],
    },
  ];
  const tiles = [
    { title: 'Pending Reservations', figure: reservations?.pending },
    { title: 'Pending Approvals', figure: approvals?.pending },
    { title: 'Total Reservations', figure: reservations?.total },
  ];
  return (
    <DashboardFrame
      role="admin"
      title="Admin Dashboard"
      name={name}
      summary={
        <>
          <DeliveryStatus />
          <FigureTiles tiles={tiles} />
        </>
      }
      tabs={tabs}
    />
  );
}

/** Of what has been read so far; nothing as long as nothing has. */
function sum(parts: readonly (number | undefined)[]): number | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, part) => total + part, 0);
}

const loadReservations = async () => (await import('./reservations-tab')).ReservationsTab;
const loadApprovals = async () => (await import('./approvals-tab')).ApprovalsTab;
const loadApprovalHistory = async () => (await import('./approval-history-tab')).ApprovalHistoryTab;
const loadReservationHistory = async () => (await import('./reservation-history-tab')).ReservationHistoryTab;
