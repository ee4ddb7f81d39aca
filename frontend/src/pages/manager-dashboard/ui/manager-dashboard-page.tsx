import { noop } from '@tanstack/react-query';
import { useUnreadCount } from '@/entities/message';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { sessionQueries } from '@/entities/session';
import { queryClient } from '@/shared/api';
import { loadAhead, partWith } from '@/shared/ui/lazy-part';
import { ContentSchedule } from '@/widgets/content-schedule';
import { AtWork, beginsAtFirstScreen, DashboardFrame, type Tab } from '@/widgets/dashboard-frame';

/** Part of the dashboard's chunk, since it is its first screen. */
const loadContent = () => Promise.resolve(ContentSchedule);

/** Starts loading what the site manager sees first. */
export function beginManagerDashboard(address: URL): void {
  if (!beginsAtFirstScreen('manager', address)) return;
  queryClient.query(scheduledContentQueries.list().page()).catch(noop);
  queryClient.query(sessionQueries.account('manager')).catch(noop);
  loadAhead(loadContent);
}

export const ManagerDashboardPage = () => (
  <AtWork role="manager">{({ name }) => <ManagerDashboard name={name} />}</AtWork>
);

function ManagerDashboard({ name }: { name: string }) {
  const unread = useUnreadCount('manager');
  const tabs: readonly Tab[] = [
    { key: 'content', label: 'Content Schedule', panel: loadContent },
    { key: 'analytics', label: 'Analytics', panel: loadAnalytics },
    { key: 'submissions', label: 'Submissions', panel: loadSubmissions },
    {
      key: 'messages',
      label: 'Messages',
      count: unread,
      panel: [
        { key: 'inbox', label: 'Inbox', panel: loadMessages },
        { key: 'archived', label: 'Archived', panel: loadArchivedMessages },
      ],
    },
    {
      key: 'email',
      label: 'Email Marketing',
      panel: [
        { key: 'compose', label: 'Compose', panel: loadCompose },
        { key: 'templates', label: 'Templates', panel: loadTemplates },
        { key: 'contacts', label: 'Contacts', panel: loadContacts },
        { key: 'campaigns', label: 'Campaigns', panel: loadEmailCampaigns },
        { key: 'analytics', label: 'Analytics', panel: loadEmailAnalytics },
        { key: 'automation', label: 'Automation', panel: loadEmailAutomation },
      ],
    },
    { key: 'maintenance', label: 'Maintenance', panel: loadMaintenance },
  ];
  return <DashboardFrame role="manager" title="Site Manager Dashboard" name={name} tabs={tabs} />;
}

const loadAnalytics = async () => (await import('@/widgets/analytics/page-view-figures')).PageViewFigures;
const loadSubmissions = async () => (await import('@/widgets/submission-list')).SubmissionList;
const loadMessages = partWith(async () => (await import('@/widgets/message-panel')).MessagePanel, {
  role: 'manager',
  isToOwner: true,
});
const loadArchivedMessages = partWith(async () => (await import('@/widgets/message-panel')).ArchivedMessages, {
  role: 'manager',
});
const loadContacts = async () => (await import('@/widgets/email-marketing/contact-book')).ContactBook;
const loadEmailCampaigns = partWith(
  async () => (await import('@/widgets/email-marketing/campaign-board')).CampaignBoard,
  { role: 'manager' },
);
const loadEmailAnalytics = partWith(async () => (await import('@/widgets/email-marketing/figures')).EmailFigures, {
  role: 'manager',
});
const loadEmailAutomation = partWith(
  async () => (await import('@/widgets/email-marketing/automation-board')).AutomationBoard,
  { role: 'manager' },
);
const loadTemplates = partWith(
  async () => (await import('@/widgets/email-marketing/template-board')).EmailTemplateBoard,
  { role: 'manager', title: 'Templates' },
);
const loadCompose = partWith(async () => (await import('@/features/message/write')).ComposeForm, { role: 'manager' });
const loadMaintenance = async () => (await import('@/widgets/settings/maintenance-log')).MaintenanceLogPanel;
