export { decisions, useDecideReservation } from './api/decide-reservation';
export { ArchiveDialog } from './ui/archive-dialog';
export { DeclineDialog } from './ui/decline-dialog';
export { OutcomeDialog } from './ui/outcome-dialog';
export { type ConfirmedSeveral, useConfirmSeveral } from './api/confirm-several';
