import { Tabs } from 'antd';
import { useSignedIn } from '@/entities/session';
import { DashboardShell } from '@/widgets/dashboard-shell';
import { ReservationBoard, ReservationSummary } from '@/widgets/reservation-board';

export function StaffDashboardPage() {
  const staff = useSignedIn('staff');
  if (!staff) return null;
  return (
    <DashboardShell role="staff" title="Staff Dashboard" name={staff.name}>
      <ReservationSummary role="staff" />
      <Tabs items={[{ key: 'reservations', label: 'Reservations', children: <ReservationBoard role="staff" /> }]} />
    </DashboardShell>
  );
}
