export { usePlaceInLine } from './api';
export { WaitingListLine } from './ui/waiting-list-line';
export { WaitingListSteps } from './ui/waiting-list-steps';
