export { AdminInquiriesPage } from './ui/admin-inquiries-page';
