import { useQuery } from '@tanstack/react-query';
import { approvalItemQueries } from '@/entities/approval-item';
import { messageQueries, useUnreadCount } from '@/entities/message';
import { reservationQueries } from '@/entities/reservation';
import { staffQueries } from '@/entities/staff-member';
import { partWith } from '@/shared/ui/lazy-part';
import { AtWork, DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { AdminSummary } from './admin-summary';

export const AdminDashboardPage = () => <AtWork role="admin">{({ name }) => <AdminDashboard name={name} />}</AtWork>;

function AdminDashboard({ name }: { name: string }) {
  const { data: reservations } = useQuery(reservationQueries.summary('admin'));
  const { data: approvals } = useQuery(approvalItemQueries.summary());
  const { data: messages } = useQuery(messageQueries.figures('admin'));
  const { data: staff } = useQuery(staffQueries.figures());
  const unread = useUnreadCount('admin');
  const completed = approvals && approvals.total - approvals.pending;
  const tabs: readonly Tab[] = [
    { key: 'reservations', label: 'Reservations', count: reservations?.pending, panel: loadReservations },
    { key: 'approvals', label: 'Pending Approvals', count: approvals?.pending, panel: loadApprovals },
    {
      key: 'history',
      label: 'History',
      count: sum([completed, reservations?.history, messages?.archived]),
      panel: [
        { key: 'approvals', label: 'Approval History', count: completed, panel: loadApprovalHistory },
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
    { key: 'analytics', label: 'Analytics', panel: loadAnalytics },
    {
      key: 'email',
      label: 'Email Marketing',
      panel: [
        { key: 'overview', label: 'Overview', panel: loadOverview },
        { key: 'compose', label: 'Compose', panel: loadCompose },
        { key: 'campaigns', label: 'Campaign Approval', panel: loadCampaignApproval },
        { key: 'library', label: 'Template Library', panel: loadLibrary },
        { key: 'settings', label: 'Email Settings', panel: loadEmailSettings },
      ],
    },
  ];
  const tiles = [
    { title: 'Pending Reservations', figure: reservations?.pending, hint: 'Waiting now' },
    { title: 'Pending Approvals', figure: approvals?.pending, hint: 'Waiting now' },
    { title: 'Total Reservations', figure: reservations?.total, hint: 'All time, phone included' },
  ];
  return (
    <DashboardFrame
      role="admin"
      title="Admin Dashboard"
      name={name}
      summary={<AdminSummary tiles={tiles} />}
      tabs={tabs}
    />
  );
}

/** The sum of the loaded parts; undefined while none is loaded. */
function sum(parts: readonly (number | undefined)[]): number | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, part) => total + part, 0);
}

const loadAnalytics = async () => (await import('./analytics-tab')).AnalyticsTab;
const loadOverview = async () => (await import('@/widgets/email-marketing/overview')).EmailOverview;
const loadCampaignApproval = async () => (await import('@/widgets/email-marketing/campaign-approval')).CampaignApproval;
const loadCompose = partWith(async () => (await import('@/features/message/write')).ComposeForm, { role: 'admin' });
const loadEmailSettings = async () => (await import('@/widgets/email-marketing/settings')).EmailSettingsPanel;
const loadLibrary = partWith(
  async () => (await import('@/widgets/email-marketing/template-board')).EmailTemplateBoard,
  { role: 'admin', title: 'Template Library' },
);
const loadReservations = async () => (await import('./reservations-tab')).ReservationsTab;
const loadApprovals = async () => (await import('./approvals-tab')).ApprovalsTab;
const loadApprovalHistory = async () => (await import('./approval-history-tab')).ApprovalHistoryTab;
const loadReservationHistory = async () => (await import('./reservation-history-tab')).ReservationHistoryTab;
const loadMessageHistory = partWith(async () => (await import('@/widgets/message-panel')).ArchivedMessages, {
  role: 'admin',
});
const loadMessages = partWith(async () => (await import('@/widgets/message-panel')).MessagePanel, { role: 'admin' });
const loadStaff = async () => (await import('@/widgets/staff-board')).StaffBoard;
