export {
  type HiredStaffMember,
  type NewStaffMember,
  staffCalls,
  type StaffFigures,
  type StaffMember,
  type StaffName,
  staffQueries,
} from './api';
export { MIN_PASSWORD_LENGTH } from './model';
