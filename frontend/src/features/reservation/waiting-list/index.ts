export { usePlaceInLine } from './api/use-waiting-list';
export { WaitingListLine } from './ui/waiting-list-line';
export { WaitingListSteps } from './ui/waiting-list-steps';
