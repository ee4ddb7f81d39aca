export { CancelTable } from './ui/cancel-table';
export { ChangeForm } from './ui/change-form';
export { LateChoice } from './ui/late-choice';
export { OfferedTimes } from './ui/offered-times';
export { ComingAnswer, SitInside, WaitForTable } from './ui/one-tap-answers';
export { OwnMemoryActions } from './ui/own-memory';
