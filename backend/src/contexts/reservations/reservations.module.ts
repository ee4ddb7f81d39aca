import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { PersonalData } from '../../platform/personal-data.js';
import { Searches } from '../../platform/searches.js';
import { Seeds } from '../../platform/seeds.js';
import { provide } from '../../platform/provide.js';
import { AdminReservationsController } from './adapters/http/admin-reservations.controller.js';
import { PublicReservationsController } from './adapters/http/public-reservations.controller.js';
import { ReservationAnalyticsController } from './adapters/http/reservation-analytics.controller.js';
import { ServiceDayController } from './adapters/http/service-day.controller.js';
import { StaffReservationsController } from './adapters/http/staff-reservations.controller.js';
import { ProgramsReservationsController } from './adapters/http/programs-reservations.controller.js';
import { publishReservationEvents } from './adapters/events/public-reservation-events.js';
import { GuestMails } from './adapters/mail/guest-mails.js';
import { RestaurantNotice } from './adapters/mail/restaurant-notice.js';
import { VisitCalendars } from './adapters/calendar/visit-calendars.js';
import { CurrentReservation } from './adapters/persistence/current-reservation.js';
import { OpenReservationsQuery } from './adapters/persistence/open-reservations.query.js';
import { PersonalReservations } from './adapters/persistence/personal-reservations.query.js';
import { ReservationSchema } from './adapters/persistence/reservation.schema.js';
import { ReservationAnalyticsQuery } from './adapters/persistence/reservation-analytics.query.js';
import { ReservationSummaryQuery } from './adapters/persistence/reservation-summary.query.js';
import { ReservationTrendsQuery } from './adapters/persistence/reservation-trends.query.js';
import { TypeOrmReservationRepository } from './adapters/persistence/typeorm-reservation.repository.js';
import { reservationSearch } from './adapters/persistence/reservation-search.js';
import { SampleReservations } from './adapters/seed/sample-reservations.js';
import { ReservationRepository } from './domain/ports/reservation.repository.js';
import { RESERVATION, type ReservationFact } from './domain/reservation.events.js';
import { ReservationsService } from './domain/reservations.service.js';
import { VisitsQuery } from './adapters/persistence/visits.query.js';
import { DueRequestsQuery } from './adapters/persistence/due-requests.query.js';
import { PendingRequests2000000000017 } from './adapters/persistence/migrations/2000000000017-pending-requests.js';
import { EnteredReservations2000000000014 } from './adapters/persistence/migrations/2000000000014-entered-reservations.js';
import { RequestsTalliedOneByOne2000000000046 } from './adapters/persistence/migrations/2000000000046-requests-tallied-one-by-one.js';
import { ReservationVersions2000000000031 } from './adapters/persistence/migrations/2000000000031-versions.js';
import { Visits2000000000032 } from './adapters/persistence/migrations/2000000000032-visits.js';
import { Mentions2000000000016 } from './adapters/persistence/migrations/2000000000016-mentions.js';
import { OpenDays2000000000015 } from './adapters/persistence/migrations/2000000000015-open-days.js';
import { Reservations2000000000003 } from './adapters/persistence/migrations/2000000000003-reservations.js';

@Module({
  controllers: [
    PublicReservationsController,
    StaffReservationsController,
    ProgramsReservationsController,
    ServiceDayController,
    AdminReservationsController,
    ReservationAnalyticsController,
  ],
  providers: [
    { provide: ReservationRepository, useClass: TypeOrmReservationRepository },
    provide(ReservationsService, [ReservationRepository, Transaction, Outbox, Restaurant, Clock, Ids]),
    ReservationSummaryQuery,
    OpenReservationsQuery,
    DueRequestsQuery,
    ReservationTrendsQuery,
    ReservationAnalyticsQuery,
    VisitsQuery,
    VisitCalendars,
    CurrentReservation,
    GuestMails,
    RestaurantNotice,
    PersonalReservations,
    SampleReservations,
  ],
  exports: [ReservationsService, DueRequestsQuery, ReservationTrendsQuery, VisitCalendars],
})
export class ReservationsModule implements OnModuleInit {
  static readonly owns = {
    entities: [ReservationSchema],
    migrations: [
      Reservations2000000000003,
      EnteredReservations2000000000014,
      OpenDays2000000000015,
      Mentions2000000000016,
      ReservationVersions2000000000031,
      PendingRequests2000000000017,
      RequestsTalliedOneByOne2000000000046,
      Visits2000000000032,
    ],
  };

  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly searches: Searches,
    private readonly seeds: Seeds,
    private readonly samples: SampleReservations,
    private readonly guestMails: GuestMails,
    private readonly notice: RestaurantNotice,
    private readonly personalData: PersonalData,
    private readonly personalReservations: PersonalReservations,
  ) {}

  onModuleInit(): void {
    publishReservationEvents(this.catalogue);
    const { listeners, live, seeds, samples, guestMails, notice } = this;
    this.searches.on('reservation', reservationSearch);
    listeners.on<ReservationFact>('reservation.requested', 'guest-acknowledgement', (event) =>
      guestMails.acknowledge(event),
    );
    listeners.on<ReservationFact>('reservation.requested', 'restaurant-notice', (event) => notice.requested(event));
    listeners.on<ReservationFact>('reservation.entered', 'guest-acknowledgement', async (event) => {
      if (event.payload.status === 'pending') await guestMails.acknowledge(event);
    });
    listeners.on<ReservationFact>('reservation.entered', 'guest-confirmation', async (event) => {
      if (event.payload.status === 'confirmed') await guestMails.confirm(event);
    });
    listeners.on<ReservationFact>('reservation.confirmed', 'guest-confirmation', (event) => guestMails.confirm(event));
    listeners.on<ReservationFact>('reservation.declined', 'guest-decline', (event) => guestMails.decline(event));
    listeners.on<ReservationFact>('reservation.changed', 'guest-change', (event) => guestMails.tellChange(event));
    listeners.on<ReservationFact>('reservation.reopened', 'guest-withdrawal', (event) =>
      guestMails.withdrawDecision(event),
    );
    live.on(RESERVATION, {
      channelsOf: () => ['reservations'],
      heardBy: ({ role }) => (role === 'manager' ? [] : ['reservations']),
    });
    seeds.define('demo', () => samples.add());
    this.personalData.on('reservations', this.personalReservations);
  }
}
