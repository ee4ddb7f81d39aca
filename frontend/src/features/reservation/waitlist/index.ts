export { useWaitlistSpot } from './api';
export { WaitlistRow } from './ui/waitlist-row';
export { WaitlistSteps } from './ui/waitlist-steps';
