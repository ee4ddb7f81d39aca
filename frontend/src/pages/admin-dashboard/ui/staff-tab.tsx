export { StaffBoard as StaffTab } from '@/widgets/staff-board';
