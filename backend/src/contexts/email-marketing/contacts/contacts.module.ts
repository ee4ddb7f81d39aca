import { Module } from '@nestjs/common';
import type { Owned } from '../../../platform/context.js';
import { publicContactEvents } from './adapters/events/public-contact-events.js';
import { GuestsOfReservations } from './adapters/events/guests-of-reservations.js';
import { ContactMergesController } from './adapters/http/contact-merges.controller.js';
import { ContactImportsController } from './adapters/http/contact-imports.controller.js';
import { ProgramsContactsController } from './adapters/http/programs-contacts.controller.js';
import { BounceLiftsController } from './adapters/http/bounce-lifts.controller.js';
import { ContactsController } from './adapters/http/contacts.controller.js';
import {
  ConfirmationController,
  OneClickController,
  PreferencesController,
} from './adapters/http/preferences.controllers.js';
import { SegmentsController } from './adapters/http/segments.controller.js';
import { SignedPreferenceLinks } from './adapters/links/signed-preference-links.js';
import { CsvContactFiles } from './adapters/import/csv-contact-files.js';
import { ImportJobs, ImportWorker } from './adapters/jobs/import-jobs.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { ConfirmationMail, OptInMail, RecordLinkMail } from './adapters/mail/contact-mails.js';
import { BounceLifts } from './adapters/persistence/bounce-lifts.query.js';
import { ContactMerges, PersonalMerges } from './adapters/persistence/contact-merges.query.js';
import { ContactQueries } from './adapters/persistence/contact.query.js';
import { TypeOrmVisitBook } from './adapters/persistence/typeorm-visit-book.repository.js';
import { DuplicateContacts } from './adapters/persistence/duplicates.query.js';
import { PgImportedContacts } from './adapters/persistence/imported-contacts.query.js';
import { PersonalContacts, TypeOrmContactRepository } from './adapters/persistence/typeorm-contact.repository.js';
import { PersonalImports, PgContactImports } from './adapters/persistence/contact-imports.query.js';
import { PgAudience } from './adapters/persistence/pg-audience.js';
import { PersonalSignups, PgNewsletterSignups } from './adapters/persistence/newsletter-signups.query.js';
import { PgSentMails, PgSuppressions } from './adapters/persistence/suppressions.query.js';
import { SegmentFigures, SegmentPages } from './adapters/persistence/segment-pages.js';
import { TypeOrmSegmentRepository } from './adapters/persistence/typeorm-segment.repository.js';
import { SampleContacts } from './adapters/seed/sample-contacts.js';
import {
  ContactFiles,
  ContactImports,
  ContactImportsService,
  ImportedContacts,
  ImportQueue,
} from './domain/contact-imports.service.js';
import { NewsletterMail, NewsletterService, NewsletterSignups } from './domain/newsletter.service.js';
import { ContactsService } from './domain/contacts.service.js';
import { GuestsService, VisitBook } from './domain/guests.service.js';
import { Audience, ContactRepository, Suppressions } from './domain/ports.js';
import { PreferenceLinks, PreferencesService, RecordMail, SentMails } from './domain/preferences.service.js';
import { SegmentRepository, SegmentsService, SegmentUses } from './domain/segments.service.js';
import { FeatureSettingsModule } from '../../feature-settings/feature-settings.module.js';
import { TemplatesModule } from '../templates/index.js';

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
  ContactMerges,
  PersonalMerges,
  DuplicateContacts,
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
  { provide: NewsletterSignups, useClass: PgNewsletterSignups },
  { provide: NewsletterMail, useClass: ConfirmationMail },
  PersonalSignups,
];

const services = [
  ContactsService,
  GuestsService,
  PreferencesService,
  NewsletterService,
  ContactImportsService,
  SegmentsService,
];

/** The mailing list, with consent and suppressions. */
@Module({
  imports: [FeatureSettingsModule, TemplatesModule],
  controllers: [
    ProgramsContactsController,
    ContactImportsController,
    ContactMergesController,
    ContactsController,
    BounceLiftsController,
    SegmentsController,
    PreferencesController,
    OneClickController,
    ConfirmationController,
    NewsletterController,
  ],
  providers: [...adapters, ...services],
  exports: [Audience, PgAudience, PreferenceLinks, PreferencesService, ContactsService, ContactQueries, SegmentUses],
})
export class ContactsModule {
  static readonly owns: Owned = {
    events: publicContactEvents,
  };
}
