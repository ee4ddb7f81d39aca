export { CreateStaffDialog } from './ui/create-staff-dialog';
