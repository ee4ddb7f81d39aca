import type { EventListeners } from '../../../../platform/events/event-listeners.js';
import type { EnquiryFact } from '../../../enquiries/index.js';
import type { ReservationFact } from '../../../reservations/index.js';
import type { AnalyticsService } from '../../domain/analytics.service.js';

/** Counts what other contexts tell of. */
export function countEvents(listeners: EventListeners, analytics: AnalyticsService): void {
  listeners.on<ReservationFact>('reservation.requested', 'analytics', (event) =>
    analytics.countEvent('reservation_sent', event),
  );
  listeners.on<EnquiryFact>(
    'enquiry.received',
    'analytics',
    (event) => analytics.countEvent('contact_forms', event),
    ({ payload }) => payload.kind === 'contact',
  );
}
