import { SignedIn } from '@/entities/session';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';

const tabs: readonly Tab[] = [
  {
    key: 'content',
    label: 'Content Schedule',
    panel: async () => (await import('./content-tab')).ContentTab,
  },
  {
    key: 'submissions',
    label: 'Submissions',
    panel: async () => (await import('./submissions-tab')).SubmissionsTab,
  },
];

export const ManagerDashboardPage = () => (
  <SignedIn role="manager">
    {({ name }) => <DashboardFrame role="manager" title="Site Manager Dashboard" name={name} tabs={tabs} />}
  </SignedIn>
);
