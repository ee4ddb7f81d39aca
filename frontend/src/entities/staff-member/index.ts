export {
  type HiredStaffMember,
  type NewStaffMember,
  staffCalls,
  type StaffFigures,
  type StaffMember,
  type StaffName,
} from './api/staff-member.calls';
export { staffQueries } from './api/staff-member.queries';
export { staffMemberWords } from './model/trail-words';
export { SHORTEST_PASSWORD } from './model/shortest-password';
