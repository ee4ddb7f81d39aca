export { CreateStaffDialog } from './ui/create-staff-dialog';
export { useSendInvitation } from './api/use-create-staff-member';
