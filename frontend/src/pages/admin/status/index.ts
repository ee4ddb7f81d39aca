export { AdminStatusPage } from './ui/admin-status-page';
