export { DeleteStaffDialog } from './ui/delete-staff-dialog';
