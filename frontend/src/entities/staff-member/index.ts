export {
  type HiredStaffMember,
  type NewStaffMember,
  staffCalls,
  type StaffFigures,
  type StaffMember,
  type StaffName,
  staffQueries,
} from './api/staff-member.calls';
export { SHORTEST_PASSWORD } from './model/shortest-password';
