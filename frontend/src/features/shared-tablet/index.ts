export { PinDialog } from './ui/pin-dialog';
export { ShareTabletDialog, StopSharingDialog } from './ui/share-tablet-dialogs';
export { openStaffDashboard, SwitchPerson } from './ui/switch-person';
