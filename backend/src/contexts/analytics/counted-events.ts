import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../platform/events/event-listeners.js';
import type { EnquiryFact } from '../enquiries/index.js';
import { AnalyticsService } from './analytics.service.js';

/** Counts events of other contexts. */
@Injectable()
export class CountedEvents {
  constructor(private readonly analytics: AnalyticsService) {}

  @OnEvent('reservation.requested', { listener: 'analytics' })
  countReservation(event: StoredEvent): Promise<void> {
    return this.analytics.countEvent('reservation_sent', event);
  }

  @OnEvent('enquiry.received', {
    listener: 'analytics',
    concerns: ({ payload }: StoredEvent<EnquiryFact>) => payload.kind === 'contact',
  })
  countContactForm(event: StoredEvent): Promise<void> {
    return this.analytics.countEvent('contact_forms', event);
  }
}
