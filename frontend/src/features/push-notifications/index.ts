export { NotificationsDialog } from './ui/notifications-dialog';
