export { useChangeStaffStatus } from './api/use-change-staff-status';
