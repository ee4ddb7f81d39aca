export { ManagerSecondSteps } from './ui/manager-second-steps';
export { SecondStepDialog } from './ui/second-step-dialog';
export { SetUpSecondStep } from './ui/set-up-second-step';
