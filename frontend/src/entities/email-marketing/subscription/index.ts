export { type CorrectedName, type Preferences, subscriptionCalls } from './api/subscription.calls';
export { subscriptionQueries } from './api/subscription.queries';
