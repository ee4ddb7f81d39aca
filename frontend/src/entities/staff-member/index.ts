export {
  type HiredStaffMember,
  type NewStaffMember,
  staffCalls,
  type StaffFigures,
  type StaffMember,
  type StaffName,
  staffQueries,
} from './api';
export { SHORTEST_PASSWORD } from './model';
