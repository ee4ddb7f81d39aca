import { Module } from '@nestjs/common';
import type { Owned } from '../../../platform/context.js';
import { liveChannel } from '../../../platform/live/live-topics.js';
import { publicContactEvents } from './adapters/events/public-contact-events.js';
import { GuestsOfReservations } from './adapters/events/guests-of-reservations.js';
import { ContactImportsController } from './adapters/http/contact-imports.controller.js';
import { ProgramsContactsController } from './adapters/http/programs-contacts.controller.js';
import { BounceLiftsController } from './adapters/http/bounce-lifts.controller.js';
import { ContactsController } from './adapters/http/contacts.controller.js';
import { PreferencesController } from './adapters/http/preferences.controller.js';
import { SegmentsController } from './adapters/http/segments.controller.js';
import { ConfirmationController, OneClickController } from './adapters/http/subscription.controllers.js';
import { SignedPreferenceLinks } from './adapters/links/signed-preference-links.js';
import { CsvContactFiles } from './adapters/import/csv-contact-files.js';
import { ImportJobs, ImportWorker } from './adapters/jobs/import-jobs.js';
import { OptInMail } from './adapters/mail/opt-in-mail.js';
import { RecordLinkMail } from './adapters/mail/record-link-mail.js';
import { BOUNCED_ADDRESSES, BounceLifts } from './adapters/persistence/bounce-lifts.query.js';
import { ContactQueries } from './adapters/persistence/contact.query.js';
import { ContactSchema } from './adapters/persistence/contact.schema.js';
import { ContactVisitSchema } from './adapters/persistence/contact-visit.schema.js';
import { PgImportedContacts } from './adapters/persistence/imported-contacts.query.js';
import { PersonalContacts } from './adapters/persistence/personal-contacts.query.js';
import { PersonalImports } from './adapters/persistence/personal-imports.query.js';
import { PgAudience } from './adapters/persistence/pg-audience.js';
import { PgContactImports } from './adapters/persistence/contact-imports.query.js';
import { PgSentMails } from './adapters/persistence/sent-mails.query.js';
import { PgSuppressions } from './adapters/persistence/suppressions.query.js';
import { SegmentFigures } from './adapters/persistence/segment-figures.js';
import { SegmentPages } from './adapters/persistence/segment-pages.js';
import { SegmentSchema } from './adapters/persistence/segment.schema.js';
import { TypeOrmSegmentRepository } from './adapters/persistence/typeorm-segment.repository.js';
import { TypeOrmContactRepository } from './adapters/persistence/typeorm-contact.repository.js';
import { TypeOrmVisitBook } from './adapters/persistence/typeorm-visit-book.repository.js';
import { contactSearch } from './adapters/persistence/contact-search.js';
import { SampleContacts } from './adapters/seed/sample-contacts.js';
import { CONTACT_IMPORT } from './domain/contact-import.js';
import { ContactImportsService } from './domain/contact-imports.service.js';
import { CONTACT } from './domain/contact.events.js';
import { ContactsService } from './domain/contacts.service.js';
import { GuestsService } from './domain/guests.service.js';
import { Audience } from './domain/ports/audience.js';
import { ContactFiles } from './domain/ports/contact-files.js';
import { ContactImports } from './domain/ports/contact-imports.js';
import { ContactRepository } from './domain/ports/contact.repository.js';
import { ImportedContacts } from './domain/ports/imported-contacts.js';
import { ImportQueue } from './domain/ports/import-queue.js';
import { RecordMail } from './domain/ports/record-mail.js';
import { SegmentRepository } from './domain/ports/segment.repository.js';
import { SentMails } from './domain/ports/sent-mails.js';
import { Suppressions } from './domain/ports/suppressions.js';
import { VisitBook } from './domain/ports/visit-book.js';
import { PreferenceLinks } from './domain/preference-links.js';
import { PreferencesService } from './domain/preferences.service.js';
import { SEGMENT } from './domain/segment.js';
import { SegmentUses } from './domain/segment-uses.js';
import { SegmentsService } from './domain/segments.service.js';
import { TemplatesModule } from '../templates/index.js';

/** Retention in days: reports of imports, and uploads that were never started. */
const IMPORT_RETENTION = 30;
const UPLOAD_RETENTION = 1;

const adapters = [
  { provide: ContactRepository, useClass: TypeOrmContactRepository },
  { provide: SegmentRepository, useClass: TypeOrmSegmentRepository },
  { provide: Suppressions, useClass: PgSuppressions },
  { provide: VisitBook, useClass: TypeOrmVisitBook },
  { provide: SentMails, useClass: PgSentMails },
  PgAudience,
  { provide: Audience, useExisting: PgAudience },
  { provide: PreferenceLinks, useClass: SignedPreferenceLinks },
  ContactQueries,
  BounceLifts,
  SegmentFigures,
  SegmentPages,
  SegmentUses,
  { provide: ContactImports, useClass: PgContactImports },
  { provide: ImportedContacts, useClass: PgImportedContacts },
  { provide: ContactFiles, useClass: CsvContactFiles },
  ImportJobs,
  ImportWorker,
  { provide: ImportQueue, useExisting: ImportJobs },
  PersonalContacts,
  PersonalImports,
  SampleContacts,
  GuestsOfReservations,
  OptInMail,
  { provide: RecordMail, useClass: RecordLinkMail },
];

const services = [ContactsService, GuestsService, PreferencesService, ContactImportsService, SegmentsService];

/** The mailing list, with consent and suppressions. */
@Module({
  imports: [TemplatesModule],
  controllers: [
    ProgramsContactsController,
    ContactImportsController,
    ContactsController,
    BounceLiftsController,
    SegmentsController,
    PreferencesController,
    OneClickController,
    ConfirmationController,
  ],
  providers: [...adapters, ...services],
  exports: [Audience, PgAudience, PreferenceLinks, PreferencesService, ContactsService, ContactQueries, SegmentUses],
})
export class ContactsModule {
  static readonly owns: Owned = {
    entities: [ContactSchema, ContactVisitSchema, SegmentSchema],
    events: publicContactEvents,
    searches: { contact: contactSearch },
    liveTopics: {
      [CONTACT]: liveChannel('contacts', 'manager', 'admin'),
      [SEGMENT]: liveChannel('contacts', 'manager', 'admin'),
      [CONTACT_IMPORT]: liveChannel('contacts', 'manager', 'admin'),
      [BOUNCED_ADDRESSES]: liveChannel('contacts', 'manager', 'admin'),
    },
    retention: [
      {
        job: 'end-old-imports',
        cron: '37 3 * * *',
        rows: [
          { table: 'contact_imports', condition: 'created_at < $1', days: IMPORT_RETENTION },
          {
            table: 'contact_imports',
            condition: `status = 'uploaded' and created_at < $1`,
            days: UPLOAD_RETENTION,
          },
        ],
      },
    ],
  };
}
