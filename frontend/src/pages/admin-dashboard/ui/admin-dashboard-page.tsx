import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { reservationQueries } from '@/entities/reservation';
import { useSignedIn } from '@/entities/session';
import { DashboardShell } from '@/widgets/dashboard-shell';
import { ReservationBoard, ReservationHistory, ReservationSummary } from '@/widgets/reservation-board';

export function AdminDashboardPage() {
  const owner = useSignedIn('admin');
  const [search, setSearch] = useSearchParams();
  const { data: summary } = useQuery({ ...reservationQueries.summary('admin'), enabled: owner !== null });
  if (!owner) return null;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${String(count)})`;
  const history = [{ key: 'reservations', label: 'Reservation History', children: <ReservationHistory /> }];
  return (
    <DashboardShell role="admin" title="Admin Dashboard" name={owner.name}>
      <ReservationSummary role="admin" />
      <Tabs
        activeKey={search.get('tab') ?? 'reservations'}
        onChange={(tab) => {
          setSearch({ tab });
        }}
        items={[
          {
            key: 'reservations',
            label: counted('Reservations', summary?.pending),
            children: <ReservationBoard role="admin" />,
          },
          { key: 'history', label: counted('History', summary?.history), children: <Tabs items={history} /> },
        ]}
      />
    </DashboardShell>
  );
}
