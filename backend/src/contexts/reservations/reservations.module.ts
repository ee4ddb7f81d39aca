import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { EventListeners } from '../../platform/outbox/event-listeners.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { AdminReservationsController } from './adapters/http/admin-reservations.controller.js';
import { PublicReservationsController } from './adapters/http/public-reservations.controller.js';
import { ReservationAnalyticsController } from './adapters/http/reservation-analytics.controller.js';
import { StaffReservationsController } from './adapters/http/staff-reservations.controller.js';
import { GuestMails } from './adapters/mail/guest-mails.js';
import { RestaurantNotice } from './adapters/mail/restaurant-notice.js';
import { OutboxGuestBook } from './adapters/outbox-guest-book.js';
import { ReservationAnalyticsQuery } from './adapters/persistence/reservation-analytics.query.js';
import { ReservationListQuery } from './adapters/persistence/reservation-list.query.js';
import { ReservationSummaryQuery } from './adapters/persistence/reservation-summary.query.js';
import { TypeOrmReservationRepository } from './adapters/persistence/typeorm-reservation.repository.js';
import { SampleReservations } from './adapters/seed/sample-reservations.js';
import { GuestBook } from './domain/ports/guest-book.js';
import { ReservationRepository } from './domain/ports/reservation.repository.js';
import type { ReservationFact } from './domain/reservation.events.js';
import { ReservationsService } from './domain/reservations.service.js';

@Module({
  controllers: [
    PublicReservationsController,
    StaffReservationsController,
    AdminReservationsController,
    ReservationAnalyticsController,
  ],
  providers: [
    bind(ReservationRepository, TypeOrmReservationRepository, [Database]),
    bind(GuestBook, OutboxGuestBook, [Outbox]),
    provide(ReservationsService, [ReservationRepository, GuestBook, Transaction, Outbox, Restaurant, Clock, Ids]),
    provide(ReservationListQuery, [Database, Clock]),
    provide(ReservationSummaryQuery, [Database, Clock]),
    provide(ReservationAnalyticsQuery, [Database, Restaurant, Clock]),
    provide(GuestMails, [Mailbox, Restaurant, Clock]),
    provide(RestaurantNotice, [NoticeBoard]),
    provide(SampleReservations, [ReservationRepository, Restaurant, Clock, Ids]),
  ],
  exports: [ReservationsService],
})
export class ReservationsModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly guestMails: GuestMails,
    private readonly notice: RestaurantNotice,
  ) {}

  onModuleInit(): void {
    const { listeners, guestMails, notice } = this;
    listeners.on<ReservationFact>('reservation.requested', 'guest-acknowledgement', (event) =>
      guestMails.acknowledge(event),
    );
    listeners.on<ReservationFact>('reservation.requested', 'restaurant-notice', (event) => notice.requested(event));
    listeners.on<ReservationFact>('reservation.confirmed', 'guest-confirmation', (event) => guestMails.confirm(event));
    listeners.on<ReservationFact>('reservation.declined', 'guest-decline', (event) => guestMails.decline(event));
  }
}
