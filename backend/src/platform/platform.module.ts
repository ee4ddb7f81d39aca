import { join } from 'node:path';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
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
import { ProblemFilter } from './http/problem.filter.js';
import { AuditGuard } from './http/security/audited.js';
import { AccessGuard } from './http/security/access.guard.js';
import { AccessMarksCheck } from './http/security/access-marks.check.js';
import { SameOriginGuard } from './http/security/same-origin.guard.js';
import { EventCatalogue } from './events/event-catalogue.js';
import { EventListeners } from './events/event-listeners.js';
import { EventOutbox } from './events/event-outbox.js';
import { EventRecorder } from './persistence/event-recorder.js';
import { ForgottenSubjects } from './personal-data/forgotten-subjects.js';
import { PastEvents } from './events/past-events.js';
import { EventRelay } from './events/event-relay.js';
import { Housekeeping } from './housekeeping.js';
import { IdempotencyStore } from './idempotency/idempotency.interceptor.js';
import { Jobs } from './jobs/jobs.js';
import { liveControllers, LiveView } from './live/live.controllers.js';
import { LiveTopics } from './events/live-topics.js';
import { Lists } from './lists/lists.js';
import { SignedLinks } from './links/signed-links.js';
import { LoggingModule } from './logging/logging.module.js';
import { CaptureTransport } from './mail/capture-transport.js';
import { CapturedMails } from './mail/captured-mails.js';
import { MailTransport } from './mail/mail.js';
import { MailCaps } from './mail/mail-caps.js';
import { MailQueue } from './mail/mail-queue.js';
import { Notifications } from './mail/notifications.js';
import { PersonalMails } from './personal-data/personal-mails.query.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { Metrics } from './metrics/metrics.js';
import { PlatformFigures, PlatformFiguresQuery } from './metrics/platform-figures.js';
import { applicationOptions, callsPool, connect, jobsPool, replicaPool } from './persistence/data-source.js';
import { Database, Pools } from './persistence/database.js';
import { RetentionPolicies } from './persistence/retention-policies.js';
import { tableSchemas } from './persistence/table-schema.js';
import { PersonalData } from './personal-data/personal-data.js';
import { PersonalTraces } from './personal-data/personal-traces.query.js';
import { Process, worksHere } from './process.js';
import { CurrentRestaurant } from './restaurant/current-restaurant.js';
import { Registrations } from './registrations.js';
import { RestoredBackup } from './restored/restored-backup.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimits } from './rate-limits/rate-limits.js';
import { Searches } from './searches.js';
import { Seeds } from './seeds.js';
import { UuidIds } from './uuid-ids.js';
import { noTracing, Tracing } from './tracing/tracing.js';
import { BuiltSite } from './web/built-site.js';

const logConnectionError = ({ message }: Error) => {
  new Logger('Database').warn(`A connection broke: ${message}`);
};

const infrastructure = [
  { provide: Ids, useClass: UuidIds },
  {
    provide: BuiltSite,
    useFactory: ({ webRoot }: AppSettings) => (webRoot === null ? null : new BuiltSite(webRoot)),
    inject: [AppSettings],
  },
  {
    provide: Pools,
    useFactory: (dataSource: DataSource, { databaseUrl, environment }: AppSettings): Pools => {
      const { DATABASE_REPLICA_URL, PREPARED_STATEMENTS } = environment;
      const calls = callsPool(dataSource);
      const jobs = jobsPool(databaseUrl, logConnectionError, PREPARED_STATEMENTS);
      if (!DATABASE_REPLICA_URL) return { calls, jobs };
      return { calls, jobs, replica: replicaPool(DATABASE_REPLICA_URL, logConnectionError, PREPARED_STATEMENTS) };
    },
    inject: [DataSource, AppSettings],
  },
  {
    provide: Tracing,
    useFactory: async ({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT, ROLE } }: AppSettings): Promise<Tracing> =>
      OTEL_EXPORTER_OTLP_ENDPOINT
        ? (await import('./tracing/open-telemetry.js')).tracingTo(OTEL_EXPORTER_OTLP_ENDPOINT, ROLE)
        : noTracing,
    inject: [AppSettings],
  },
  EventRecorder,
  Database,
  { provide: Transaction, useExisting: Database },
  Lists,
  Searches,
  Seeds,
  {
    provide: Jobs,
    useFactory: (database: Database, ids: Ids, settings: AppSettings, tracing: Tracing) =>
      new Jobs(database, ids, settings.directDatabaseUrl, worksHere(settings), tracing),
    inject: [Database, Ids, AppSettings, Tracing],
  },
  EventCatalogue,
  EventListeners,
  { provide: Outbox, useClass: EventOutbox },
  RestoredBackup,
  PastEvents,
  ForgottenSubjects,
  PersonalData,
  PersonalMails,
  PersonalTraces,
  LiveTopics,
  LiveView,
  EventRelay,
  {
    provide: MailTransport,
    useFactory: ({ environment: { SMTP_URL, DATA_DIR } }: AppSettings): MailTransport =>
      SMTP_URL ? new SmtpTransport(SMTP_URL) : new CaptureTransport(join(DATA_DIR, 'mail')),
    inject: [AppSettings],
  },
  {
    provide: CapturedMails,
    useFactory: ({ environment: { SMTP_URL, DATA_DIR } }: AppSettings) =>
      new CapturedMails(join(DATA_DIR, 'mail'), !SMTP_URL),
    inject: [AppSettings],
  },
  MailQueue,
  MailCaps,
  Notifications,
  RateLimits,
  {
    provide: SignedLinks,
    useFactory: ({ secrets }: AppSettings, clock: Clock) => new SignedLinks(secrets.link.split(','), clock),
    inject: [AppSettings, Clock],
  },
  Readiness,
  IdempotencyStore,
  RetentionPolicies,
  Housekeeping,
  Metrics,
  PlatformFiguresQuery,
  PlatformFigures,
  Process,
];

const connections = ({ databaseUrl, environment }: AppSettings) =>
  applicationOptions(databaseUrl, [...tableSchemas], environment.PREPARED_STATEMENTS);

/** In the order of a call: audit log, rate limits, same origin, body, session. */
const guards = [AuditGuard, RateLimitGuard, SameOriginGuard, BodyGuard, AccessGuard].map((useClass) => ({
  provide: APP_GUARD,
  useClass,
}));

/** Everything contexts build on: Nest, TypeORM, the job queue and email. */
@Module({})
export class PlatformModule {
  /** @param authentication the module which exports the Authenticator */
  static forRoot(
    settings: AppSettings,
    { clock, restaurant }: { clock: Clock; restaurant: Restaurant },
    authentication: DynamicModule['imports'],
  ): DynamicModule {
    const current = new CurrentRestaurant(restaurant, settings.environment.SEED !== 'none');
    return {
      module: PlatformModule,
      global: true,
      imports: [LoggingModule, DiscoveryModule, ...(authentication ?? [])],
      controllers: [HealthController, ...liveControllers],
      providers: [
        { provide: AppSettings, useValue: settings },
        { provide: Clock, useValue: clock },
        { provide: CurrentRestaurant, useValue: current },
        { provide: Restaurant, useValue: current.profile },
        { provide: DataSource, useFactory: () => connect(connections(settings)) },
        ...infrastructure,
        ...guards,
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AccessMarksCheck,
        Registrations,
      ],
      exports: [AppSettings, Clock, CurrentRestaurant, Restaurant, DataSource, ...infrastructure],
    };
  }
}
