export { AdminGuestJourneyPage } from './ui/admin-guest-journey-page';
