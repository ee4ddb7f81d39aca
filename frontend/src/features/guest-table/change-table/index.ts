export { CancelTable } from './ui/cancel-table';
export { ChangeForm } from './ui/change-form';
export { LateChoice } from './ui/late-choice';
