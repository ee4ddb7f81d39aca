export { CancelTable } from './ui/cancel-table';
export { ChangeForm } from './ui/change-form';
export { ComingAnswer } from './ui/coming-answer';
export { SitInside } from './ui/sit-inside';
export { WaitForTable } from './ui/wait-for-table';
export { OfferedTimes } from './ui/offered-times';
export { OwnMemoryActions } from './ui/own-memory';
export { LateChoice } from './ui/late-choice';
