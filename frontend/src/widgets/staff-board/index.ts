export { StaffBoard } from './ui/staff-board';
