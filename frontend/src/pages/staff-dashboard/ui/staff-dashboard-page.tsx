import { SignedIn } from '@/entities/session';
import { DashboardFrame, type Tab } from '@/widgets/dashboard-frame';
import { ReservationSummary } from '@/widgets/reservation-board';

const tabs: readonly Tab[] = [
  {
    key: 'reservations',
    label: 'Reservations',
    panel: async () => (await import('./reservations-tab')).ReservationsTab,
  },
];

export const StaffDashboardPage = () => (
  <SignedIn role="staff">
    {({ name }) => (
      <DashboardFrame role="staff" title="Staff Dashboard" name={name} summary={<ReservationSummary />} tabs={tabs} />
    )}
  </SignedIn>
);
