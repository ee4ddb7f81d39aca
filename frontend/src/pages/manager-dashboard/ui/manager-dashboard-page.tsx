import { SignedIn } from '@/entities/session';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';

const tabs: readonly Tab[] = [
  { key: 'analytics', label: 'Analytics', panel: async () => (await import('./analytics-tab')).AnalyticsTab },
  { key: 'maintenance', label: 'Maintenance', panel: async () => (await import('./maintenance-tab')).MaintenanceTab },
];

export const ManagerDashboardPage = () => (
  <SignedIn role="manager">
    {({ name }) => <DashboardFrame role="manager" title="Site Manager Dashboard" name={name} tabs={tabs} />}
  </SignedIn>
);
