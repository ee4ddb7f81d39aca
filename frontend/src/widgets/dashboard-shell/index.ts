export { DashboardShell } from './ui/dashboard-shell';
