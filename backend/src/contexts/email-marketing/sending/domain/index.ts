export type { EmailHistoryRecord, EmailStatus } from './email-history.js';
export { Deliveries } from './ports/deliveries.js';
export { CAMPAIGN } from './sending.events.js';
