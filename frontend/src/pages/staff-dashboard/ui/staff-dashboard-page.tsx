import { noop } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUnreadCount } from '@/entities/message';
import { reservationQueries } from '@/entities/reservation';
import { sessionQueries } from '@/entities/session';
import { useUnseenRequests } from '@/features/reservation/notice';
import { queryClient } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { openOffline } from '@/shared/lib/release';
import { loadAhead, partWith } from '@/shared/ui/lazy-part';
import { AtWork, beginsAtFirstScreen, DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { ReservationBoard, ReservationSummary, useStoredDays, useServiceDate } from '@/widgets/reservations/board';

const loadDay = async () => (await import('@/widgets/reservations/service-day')).ServiceDayView;

const ReservationsTab = () => <ReservationBoard role="staff" loadDay={loadDay} />;

/** Part of the dashboard's chunk, since they are its first screen. */
const loadReservations = () => Promise.resolve(ReservationsTab);

/** Starts loading what staff see first. */
export function beginStaffDashboard(address: URL): void {
  if (!beginsAtFirstScreen('staff', address)) return;
  queryClient.query(reservationQueries.current('staff').page()).catch(noop);
  queryClient.query(sessionQueries.account('staff')).catch(noop);
  loadAhead(loadReservations);
}

export const StaffDashboardPage = () => <AtWork role="staff">{({ name }) => <StaffDashboard name={name} />}</AtWork>;

function StaffDashboard({ name }: { name: string }) {
  useStoredDays();
  useEffect(openOffline, []);
  const unread = useUnreadCount('staff');
  const tab = useAddress().parameters.get('tab') ?? 'reservations';
  const service = useServiceDate();
  const news = useUnseenRequests('staff', tab === 'reservations' && service.date === null);
  const tabs: readonly Tab[] = [
    { key: 'reservations', label: 'Reservations', panel: loadReservations },
    { key: 'messages', label: 'Messages', count: unread, panel: loadMessages },
    { key: 'history', label: 'History', panel: loadHistory },
  ];
  return (
    <DashboardFrame
      role="staff"
      title="Staff Dashboard"
      name={name}
      news={news}
      summary={<ReservationSummary />}
      tabs={tabs}
    />
  );
}

const loadMessages = partWith(async () => (await import('@/widgets/message-panel')).MessagePanel, {
  role: 'staff',
  introduction: 'Internal Messages',
});
const loadHistory = partWith(async () => (await import('@/widgets/message-panel')).ArchivedMessages, { role: 'staff' });
