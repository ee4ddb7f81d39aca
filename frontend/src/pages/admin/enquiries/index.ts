export { AdminEnquiriesPage } from './ui/admin-enquiries-page';
