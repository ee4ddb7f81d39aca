import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { isOnThisMachine } from '../../platform/config/kinds.js';
import { outboundHttp } from '../../platform/outbound/guarded-http.js';
import { FeatureSettingsModule } from '../feature-settings/feature-settings.module.js';
import { HoursModule } from '../hours/index.js';
import { CountedSeating } from './adapters/capacity/counted-seating.js';
import { FreeTimes } from './adapters/capacity/free-times.js';
import { AnswerLinkController } from './adapters/http/answer-link.controller.js';
import { AdminReservationsController } from './adapters/http/admin-reservations.controller.js';
import { CapacityController } from './adapters/http/capacity.controller.js';
import { GuestAddresses } from './adapters/guest-addresses.js';
import { GuestMemoryController } from './adapters/http/guest-memory.controller.js';
import { GuestPageController } from './adapters/http/guest-page.controller.js';
import { CourtyardClosingsController } from './adapters/http/courtyard-closings.controller.js';
import { DoorListController } from './adapters/http/door-list.controller.js';
import { OffersController } from './adapters/http/offers.controller.js';
import { WaitlistController } from './adapters/http/waitlist.controller.js';
import { PublicReservationsController } from './adapters/http/public-reservations.controller.js';
import { ReservationAnalyticsController } from './adapters/http/reservation-analytics.controller.js';
import { ServiceDayController } from './adapters/http/service-day.controller.js';
import { ReceivedMailsController, RepliesController } from './adapters/http/replies/replies.controllers.js';
import { VisitCalendarController } from './adapters/http/visit-calendar.controller.js';
import { IncomingTextsController } from './adapters/http/texts/incoming-texts.controller.js';
import { StaffReservationsController } from './adapters/http/staff-reservations.controller.js';
import { ProgramsReservationsController } from './adapters/http/programs-reservations.controller.js';
import { publicReservationEvents } from './adapters/events/public-reservation-events.js';
import { GuestMails } from './adapters/mail/guest-mails.js';
import { PromiseReminders, RestaurantNotification } from './adapters/mail/restaurant-notification.js';
import { AnswerLinks, SignedGuestPageLinks } from './adapters/links/guest-links.js';
import { DeadlinesInTimeZone, VisitReminders, WaitlistOffers } from './adapters/jobs/reservation-timers.js';
import { LibphonenumberNumbers } from './adapters/phone/libphonenumber-numbers.js';
import { textProviders } from './adapters/texts/guest-texts.provider.js';
import { TextMessages } from './adapters/texts/text-gateway.js';
import { TypeOrmGuestTexts } from './adapters/persistence/typeorm-guest-texts.repository.js';
import { VisitCalendars } from './adapters/calendar/visit-calendars.js';
import { TypeOrmCourtyardClosings } from './adapters/persistence/typeorm-courtyard-closings.repository.js';
import { TypeOrmDoorParties } from './adapters/persistence/typeorm-door-parties.js';
import { PgSelfConfirmations } from './adapters/caps/self-confirmations.query.js';
import { TextCaps } from './adapters/caps/guest-message-caps.js';
import {
  ConfirmedContacts,
  CurrentReservation,
  ReservationEventsQuery,
} from './adapters/persistence/current-reservation.query.js';
import { PgGuestMemories } from './adapters/persistence/guest-memories.query.js';
import { OpenReservationsQuery } from './adapters/persistence/open-reservations.query.js';
import {
  PersonalMemories,
  PersonalReplies,
  PersonalReservations,
} from './adapters/persistence/personal-reservations.query.js';
import { ReservationAnalyticsQuery } from './adapters/persistence/reservation-analytics.query.js';
import { StoredReplies } from './adapters/persistence/stored-replies.query.js';
import { ReplyAnswers } from './adapters/replies/reply-answers.js';
import { ReplyIntake, TableConversations } from './adapters/replies/reply-intake.js';
import { ReservationNumbers } from './adapters/persistence/reservation-numbers.query.js';
import { TypeOrmReservationRepository } from './adapters/persistence/typeorm-reservation.repository.js';
import { SampleReservations } from './adapters/seed/sample-reservations.js';
import { areas } from './domain/areas.js';
import { capacity, autoConfirmation } from './domain/capacity.js';
import { CourtyardClosings, CourtyardClosingService } from './domain/courtyard-closing.service.js';
import { DoorListService, DoorParties } from './domain/door/door-list.service.js';
import { FloorService } from './domain/floor.service.js';
import { guestMemory } from './domain/guest-memory.js';
import { GuestMemoryService } from './domain/guest-memory.service.js';
import { GuestPageLinks, guestPage } from './domain/guest-page.js';
import { GuestPageService } from './domain/guest-page.service.js';
import { OffersService } from './domain/offers.service.js';
import { otherTimes } from './domain/other-times.js';
import { GuestMemories, PhoneNumbers, ReservationRepository, Seating, SelfConfirmations } from './domain/ports.js';
import { Replies, RepliesService } from './domain/replies/replies.service.js';
import { promisedAnswer, reminders } from './domain/reminders.js';
import { ReservationsService } from './domain/reservations.service.js';
import { waitlist } from './domain/waitlist.js';
import { WaitlistService } from './domain/waitlist.service.js';
import { DueRequestsQuery, UnansweredRequestsQuery } from './adapters/persistence/request-deadlines.query.js';
import { VisitsQuery } from './adapters/persistence/visits.query.js';
import { ReservationImportsController } from './adapters/http/reservation-imports.controller.js';
import { ReservationImportsService } from './adapters/import/reservation-imports.service.js';
import { PersonalReservationImports, ReservationImports } from './adapters/persistence/reservation-imports.query.js';
import { ReservationBookController } from './adapters/http/reservation-book.controller.js';
import { ReservationBookQuery } from './adapters/persistence/reservation-book.query.js';
import { ServiceAlertsQuery } from './adapters/persistence/service-alerts.query.js';
import { WaitlistDaysQuery } from './adapters/persistence/waitlist-days.query.js';
import { reservationsSettings } from './reservations.settings.js';

@Module({
  imports: [FeatureSettingsModule, HoursModule],
  controllers: [
    PublicReservationsController,
    ReservationBookController,
    ReservationImportsController,
    GuestPageController,
    AnswerLinkController,
    StaffReservationsController,
    RepliesController,
    IncomingTextsController,
    VisitCalendarController,
    ReceivedMailsController,
    ProgramsReservationsController,
    ServiceDayController,
    GuestMemoryController,
    CapacityController,
    CourtyardClosingsController,
    OffersController,
    DoorListController,
    WaitlistController,
    AdminReservationsController,
    ReservationAnalyticsController,
  ],
  providers: [
    { provide: ReservationRepository, useClass: TypeOrmReservationRepository },
    { provide: PhoneNumbers, useClass: LibphonenumberNumbers },
    { provide: GuestPageLinks, useClass: SignedGuestPageLinks },
    AnswerLinks,
    GuestPageService,
    WaitlistService,
    OffersService,
    FloorService,
    { provide: DoorParties, useClass: TypeOrmDoorParties },
    DoorListService,
    { provide: CourtyardClosings, useClass: TypeOrmCourtyardClosings },
    CourtyardClosingService,
    GuestAddresses,
    { provide: GuestMemories, useClass: PgGuestMemories },
    GuestMemoryService,
    CountedSeating,
    FreeTimes,
    { provide: Seating, useExisting: CountedSeating },
    { provide: SelfConfirmations, useClass: PgSelfConfirmations },
    ReservationsService,
    StoredReplies,
    { provide: Replies, useExisting: StoredReplies },
    RepliesService,
    TableConversations,
    ReplyIntake,
    ReplyAnswers,
    ReservationNumbers,
    OpenReservationsQuery,
    DueRequestsQuery,
    ReservationBookQuery,
    ServiceAlertsQuery,
    ReservationAnalyticsQuery,
    VisitsQuery,
    VisitCalendars,
    CurrentReservation,
    ReservationEventsQuery,
    GuestMails,
    TypeOrmGuestTexts,
    ConfirmedContacts,
    TextCaps,
    outboundHttp((settings) => isOnThisMachine(settings.of(reservationsSettings).SMS_URL)),
    ...textProviders,
    TextMessages,
    RestaurantNotification,
    UnansweredRequestsQuery,
    PromiseReminders,
    VisitReminders,
    WaitlistDaysQuery,
    WaitlistOffers,
    DeadlinesInTimeZone,
    PersonalReservations,
    PersonalReplies,
    PersonalMemories,
    ReservationImports,
    PersonalReservationImports,
    ReservationImportsService,
    SampleReservations,
  ],
  exports: [
    ReservationNumbers,
    ReservationsService,
    DueRequestsQuery,
    ServiceAlertsQuery,
    TextMessages,
    VisitCalendars,
    FreeTimes,
    CourtyardClosings,
  ],
})
export class ReservationsModule {
  static readonly owns: Owned = {
    settings: reservationsSettings,
    events: publicReservationEvents,
    featureSettings: [
      guestPage,
      promisedAnswer,
      capacity,
      areas,
      autoConfirmation,
      otherTimes,
      waitlist,
      reminders,
      guestMemory,
    ],
  };
}
