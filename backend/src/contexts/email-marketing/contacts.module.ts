import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { ForgottenSubjects } from '../../platform/events/forgotten-subjects.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { Lists } from '../../platform/lists/lists.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { MailCaps } from '../../platform/mail/mail-caps.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { Database } from '../../platform/persistence/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { OldRows } from '../../platform/persistence/old-rows.js';
import { bind, provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { IdentityModule, IdentityService } from '../identity/index.js';
import { hearOfGuests } from './adapters/events/guests-of-reservations.js';
import { ContactImportsController } from './adapters/http/contacts/contact-imports.controller.js';
import { ContactsController } from './adapters/http/contacts/contacts.controller.js';
import { OwnRecordController } from './adapters/http/contacts/own-record.controller.js';
import { PersonalRecordsController } from './adapters/http/contacts/personal-records.controller.js';
import { PreferencesController } from './adapters/http/contacts/preferences.controller.js';
import { SegmentsController } from './adapters/http/contacts/segments.controller.js';
import { ConfirmationController, OneClickController } from './adapters/http/contacts/subscription.controllers.js';
import { SignedPreferenceLinks } from './adapters/links/signed-preference-links.js';
import { OptInMail } from './adapters/mail/contacts/opt-in-mail.js';
import { KnownAddresses } from './adapters/house/known-addresses.js';
import { RecordLinkMail } from './adapters/mail/contacts/record-link-mail.js';
import { ContactQueries } from './adapters/persistence/contacts/contact.queries.js';
import { ContactSchema } from './adapters/persistence/contacts/contact.schema.js';
import { ImportWrites } from './adapters/persistence/contacts/import-writes.js';
import { PersonalCampaigns } from './adapters/persistence/contacts/personal-campaigns.js';
import { PersonalContacts } from './adapters/persistence/contacts/personal-contacts.js';
import { PersonalImports } from './adapters/persistence/contacts/personal-imports.js';
import { PersonalSentMails } from './adapters/persistence/contacts/personal-sent-mails.js';
import { PgAudience } from './adapters/persistence/contacts/pg-audience.js';
import { PgContactImports } from './adapters/persistence/contacts/pg-contact-imports.js';
import { PgSentMails } from './adapters/persistence/contacts/pg-sent-mails.js';
import { PgSuppressions } from './adapters/persistence/contacts/pg-suppressions.js';
import { PgVisitBook } from './adapters/persistence/contacts/pg-visit-book.js';
import { SegmentFigures } from './adapters/persistence/contacts/segment-figures.js';
import { SegmentPages } from './adapters/persistence/contacts/segment-pages.js';
import { SegmentUsesQuery } from './adapters/persistence/contacts/segment-uses.query.js';
import { SegmentSchema } from './adapters/persistence/contacts/segment.schema.js';
import { TypeOrmContactRepository } from './adapters/persistence/contacts/typeorm-contact.repository.js';
import { Contacts1000000000062 } from './adapters/persistence/migrations/1000000000062-contacts.js';
import { TagsAtOnce1000000000084 } from './adapters/persistence/migrations/1000000000084-tags-at-once.js';
import { ContactWords1000000000085 } from './adapters/persistence/migrations/1000000000085-contact-words.js';
import { SuppressionKeys1000000000087 } from './adapters/persistence/migrations/1000000000087-suppression-keys.js';
import { ContactsFoundSooner1000000000092 } from './adapters/persistence/migrations/1000000000092-contacts-found-sooner.js';
import { SampleOfContacts1000000000093 } from './adapters/persistence/migrations/1000000000093-sample-of-contacts.js';
import { WordsByStatus1000000000094 } from './adapters/persistence/migrations/1000000000094-words-by-status.js';
import { DeletedContacts1000000000110 } from './adapters/persistence/migrations/1000000000110-deleted-contacts.js';
import { TagsInAnyCase1000000000098 } from './adapters/persistence/migrations/1000000000098-tags-in-any-case.js';
import { SampleContacts } from './adapters/seed/sample-contacts.js';
import { ContactImportsService } from './contact-imports.service.js';
import { CONTACT_IMPORT } from './domain/contacts/contact-import.js';
import { CONTACT } from './domain/contacts/contact.events.js';
import { ContactsService } from './domain/contacts/contacts.service.js';
import { GuestsService } from './domain/contacts/guests.service.js';
import { Audience } from './domain/contacts/ports/audience.js';
import { ContactRepository } from './domain/contacts/ports/contact.repository.js';
import { HouseAddresses } from './domain/contacts/ports/house-addresses.js';
import { PersonalRecords } from './domain/contacts/ports/personal-records.js';
import { RecordMail } from './domain/contacts/ports/record-mail.js';
import { SentMails } from './domain/contacts/ports/sent-mails.js';
import { Suppressions } from './domain/contacts/ports/suppressions.js';
import { VisitBook } from './domain/contacts/ports/visit-book.js';
import { PreferenceLinks } from './domain/contacts/preference-links.js';
import { PreferencesService } from './domain/contacts/preferences.service.js';
import { PrivacyService } from './domain/contacts/privacy.service.js';
import { SEGMENT } from './domain/contacts/segment.js';
import { EmailSettingsRepository } from './domain/settings/email-settings.js';
import { SegmentsService } from './segments.service.js';
import { TemplatesModule } from './templates.module.js';

/** How long the report of an import is kept, in days; one that was never started goes sooner. */
const IMPORTS_KEPT = 30;
const UPLOADS_KEPT = 1;

const adapters = [
  bind(ContactRepository, TypeOrmContactRepository, [Database]),
  bind(Suppressions, PgSuppressions, [Database]),
  bind(VisitBook, PgVisitBook, [Database]),
  bind(SentMails, PgSentMails, [Database]),
  { provide: PersonalRecords, useExisting: PersonalData },
  bind(HouseAddresses, KnownAddresses, [Restaurant, EmailSettingsRepository, IdentityService]),
  provide(PgAudience, [Database]),
  { provide: Audience, useExisting: PgAudience },
  {
    provide: PreferenceLinks,
    useFactory: (links: SignedLinks, { publicUrl }: AppSettings, clock: Clock) =>
      new SignedPreferenceLinks(links, publicUrl, clock),
    inject: [SignedLinks, AppSettings, Clock],
  },
  provide(ContactQueries, [Database]),
  provide(SegmentFigures, [Audience]),
  provide(SegmentPages, [Lists, SegmentFigures]),
  provide(SegmentUsesQuery, [Database]),
  provide(PgContactImports, [Database]),
  provide(ImportWrites, [Database]),
  provide(PersonalCampaigns, [Database]),
  provide(PersonalContacts, [Database, ForgottenSubjects]),
  provide(PersonalImports, [Database]),
  provide(PersonalSentMails, [Database]),
  provide(SampleContacts, [Database, Suppressions, Clock, Ids]),
  provide(OptInMail, [MailQueue, MailCaps, ContactRepository, PreferenceLinks, Restaurant]),
  bind(RecordMail, RecordLinkMail, [MailQueue, MailCaps, PreferenceLinks, Restaurant, Ids]),
];

const services = [
  provide(ContactsService, [ContactRepository, Suppressions, Transaction, Outbox, Clock, Ids]),
  provide(GuestsService, [ContactRepository, Suppressions, VisitBook, Transaction, Outbox, Clock, Ids]),
  provide(PreferencesService, [
    ...([ContactRepository, ContactsService, SentMails, Suppressions] as const),
    ...([PrivacyService, RecordMail, Transaction, Outbox, Clock] as const),
  ]),
  provide(PrivacyService, [
    ...([ContactRepository, Suppressions, PersonalRecords, HouseAddresses] as const),
    ...([Transaction, Outbox, Ids] as const),
  ]),
  provide(ContactImportsService, [PgContactImports, ImportWrites, Jobs, Transaction, Outbox, Clock, Ids]),
  provide(SegmentsService, [Database, SegmentUsesQuery, Transaction, Clock, Ids]),
];

/** Whom the house may write to. */
@Module({
  imports: [IdentityModule, TemplatesModule],
  controllers: [
    ContactImportsController,
    ContactsController,
    PersonalRecordsController,
    SegmentsController,
    PreferencesController,
    OwnRecordController,
    OneClickController,
    ConfirmationController,
  ],
  providers: [...adapters, ...services],
  exports: [Audience, PgAudience, PreferenceLinks, ContactsService, ContactQueries],
})
export class ContactsModule implements OnModuleInit {
  static readonly owns = {
    entities: [ContactSchema, SegmentSchema],
    migrations: [
      Contacts1000000000062,
      TagsAtOnce1000000000084,
      ContactWords1000000000085,
      SuppressionKeys1000000000087,
      ContactsFoundSooner1000000000092,
      SampleOfContacts1000000000093,
      WordsByStatus1000000000094,
      TagsInAnyCase1000000000098,
      DeletedContacts1000000000110,
    ],
  };

  constructor(
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly personalData: PersonalData,
    private readonly guests: GuestsService,
    private readonly personalCampaigns: PersonalCampaigns,
    private readonly personalContacts: PersonalContacts,
    private readonly personalImports: PersonalImports,
    private readonly personalSentMails: PersonalSentMails,
    private readonly optInMail: OptInMail,
    private readonly imports: ContactImportsService,
    private readonly jobs: Jobs,
    private readonly seeds: Seeds,
    private readonly samples: SampleContacts,
    private readonly old: OldRows,
  ) {}

  onModuleInit(): void {
    this.imports.declareJob();
    this.jobs.cron('end-old-imports', '37 3 * * *', 'UTC', async () => {
      await this.old.remove('contact_imports', 'created_at < $1', IMPORTS_KEPT);
      await this.old.remove('contact_imports', `status = 'uploaded' and created_at < $1`, UPLOADS_KEPT);
    });
    this.seeds.define('demo', () => this.samples.add());
    hearOfGuests(this.listeners, this.guests);
    this.listeners.on('contact.opt-in-asked', 'contact-opt-in-mail', (event) => this.optInMail.asked(event));
    this.personalData.on('contacts', this.personalContacts);
    this.personalData.on('imports', this.personalImports);
    this.personalData.on('marketingMails', this.personalSentMails);
    this.personalData.on('campaignLists', this.personalCampaigns);
    for (const subject of [CONTACT, SEGMENT, CONTACT_IMPORT]) {
      this.live.on(subject, {
        channelsOf: () => ['contacts'],
        heardBy: ({ role }) => (role === 'staff' ? [] : ['contacts']),
      });
    }
  }
}
