import { useSignedIn } from '@/entities/session';
import { DashboardShell } from '@/widgets/dashboard-shell';

export function ManagerDashboardPage() {
  const manager = useSignedIn('manager');
  if (!manager) return null;
  return (
    <DashboardShell role="manager" title="Site Manager Dashboard" name={manager.name}>
      <p>You are signed in. Your password and your sessions are in the account menu above.</p>
    </DashboardShell>
  );
}
