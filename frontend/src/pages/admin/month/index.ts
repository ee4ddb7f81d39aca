export { AdminMonthPage } from './ui/admin-month-page';
