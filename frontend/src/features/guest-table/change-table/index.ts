export { CancelTable } from './ui/cancel-table';
export { ChangeForm } from './ui/change-form';
export { ComingAnswer } from './ui/coming-answer';
export { LateChoice } from './ui/late-choice';
