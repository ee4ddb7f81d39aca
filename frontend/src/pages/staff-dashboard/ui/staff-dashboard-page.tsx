import { useEffect } from 'react';
import { useUnreadCount } from '@/entities/message';
import { useUnseenRequests } from '@/features/reservation/notice';
import { useAddress } from '@/shared/lib/address';
import { openOffline } from '@/shared/lib/release';
import { AtWork, DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { ReservationSummary, useKeptDays, useServiceDate } from '@/widgets/reservation-board';
import { loadReservations } from '../model/begin';

export const StaffDashboardPage = () => <AtWork role="staff">{({ name }) => <StaffDashboard name={name} />}</AtWork>;

function StaffDashboard({ name }: { name: string }) {
  useKeptDays();
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

const loadMessages = async () => (await import('./messages-tab')).MessagesTab;
const loadHistory = async () => (await import('./history-tab')).HistoryTab;
