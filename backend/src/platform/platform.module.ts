import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { DataSource, type EntitySchema } from 'typeorm';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { Restaurant } from '../kernel/restaurant.js';
import { Transaction } from '../kernel/transaction.js';
import { AppSettings } from './config/app-settings.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { BodyGuard } from './http/body.guard.js';
import { InputPipe } from './http/input.pipe.js';
import { ListPageInterceptor } from './http/list-page.js';
import { ProblemFilter } from './http/problem.filter.js';
import { AccessGuard } from './http/security/access.guard.js';
import { AccessMarksCheck } from './http/security/access-marks.check.js';
import { SameOriginGuard } from './http/security/same-origin.guard.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { Housekeeping } from './jobs/housekeeping.js';
import { JobQueue } from './jobs/job-queue.js';
import { Workers, worksHere } from './jobs/workers.js';
import { SignedLinks } from './links/signed-links.js';
import { LoggingModule } from './logging/logging.module.js';
import { CaptureTransport } from './mail/capture-transport.js';
import { MailTransport } from './mail/mail.js';
import { Mailbox } from './mail/mailbox.js';
import { NoticeBoard } from './mail/notice-board.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { EventListeners } from './outbox/event-listeners.js';
import { JobOutbox } from './outbox/job-outbox.js';
import { connect, dataSourceOptions } from './persistence/data-source.js';
import { Database } from './persistence/database.js';
import { bind, provide } from './provide.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimits } from './rate-limits/rate-limits.js';
import { readRestaurantProfile } from './restaurant/restaurant-profile.js';
import { SystemClock } from './system-clock.js';
import { UuidIds } from './uuid-ids.js';
import { BuiltSite } from './web/built-site.js';

const infrastructure = [
  bind(Clock, SystemClock, []),
  bind(Ids, UuidIds, []),
  { provide: Restaurant, useFactory: readRestaurantProfile },
  {
    provide: BuiltSite,
    useFactory: ({ webRoot }: AppSettings) => (webRoot === null ? null : new BuiltSite(webRoot)),
    inject: [AppSettings],
  },
  provide(Database, [DataSource]),
  { provide: Transaction, useExisting: Database },
  {
    provide: JobQueue,
    useFactory: (database: Database, settings: AppSettings) =>
      new JobQueue(database, settings.databaseUrl, worksHere(settings)),
    inject: [Database, AppSettings],
  },
  provide(EventListeners, []),
  provide(JobOutbox, [JobQueue, EventListeners, Transaction, Ids, Clock]),
  { provide: Outbox, useExisting: JobOutbox },
  {
    provide: MailTransport,
    useFactory: ({ environment: { SMTP_URL, DATA_DIR } }: AppSettings): MailTransport =>
      SMTP_URL ? new SmtpTransport(SMTP_URL) : new CaptureTransport(join(DATA_DIR, 'mail')),
    inject: [AppSettings],
  },
  provide(Mailbox, [Database, JobQueue, MailTransport, Ids, Clock]),
  {
    provide: NoticeBoard,
    useFactory: (...[database, queue, mailbox, restaurant, { publicUrl }, ids, clock]: NoticeBoardParts) =>
      new NoticeBoard(database, queue, mailbox, restaurant, publicUrl, ids, clock),
    inject: [Database, JobQueue, Mailbox, Restaurant, AppSettings, Ids, Clock],
  },
  {
    provide: RateLimits,
    useFactory: (database: Database, { environment }: AppSettings) =>
      new RateLimits(database, environment.RATE_LIMITS === 'on'),
    inject: [Database, AppSettings],
  },
  {
    provide: SignedLinks,
    useFactory: ({ secrets }: AppSettings, clock: Clock) => new SignedLinks(secrets.link.split(','), clock),
    inject: [AppSettings, Clock],
  },
  provide(Readiness, [Database, JobQueue]),
  provide(Housekeeping, [Database, JobQueue]),
  provide(Workers, [AppSettings, JobQueue, JobOutbox, Mailbox, NoticeBoard, Housekeeping, MailTransport, DataSource]),
];

type NoticeBoardParts = [Database, JobQueue, Mailbox, Restaurant, AppSettings, Ids, Clock];

/** In the order in which a call meets them: 429, then cross-origin, the body, the login. */
const guards = [RateLimitGuard, SameOriginGuard, BodyGuard, AccessGuard].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

/** Everything a context stands on; the only place that knows Nest, TypeORM, the queue and the mail together. */
@Module({})
export class PlatformModule {
  /** @param authentication the module which exports the Authenticator */
  static forRoot(
    settings: AppSettings,
    entities: EntitySchema[],
    authentication: DynamicModule['imports'],
  ): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [LoggingModule, DiscoveryModule, ...(authentication ?? [])],
      controllers: [HealthController],
      providers: [
        { provide: AppSettings, useValue: settings },
        { provide: DataSource, useFactory: () => connect(dataSourceOptions(settings.databaseUrl, entities)) },
        ...infrastructure,
        ...guards,
        { provide: APP_INTERCEPTOR, useClass: ListPageInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AccessMarksCheck,
      ],
      exports: [AppSettings, DataSource, ...infrastructure],
    };
  }
}
