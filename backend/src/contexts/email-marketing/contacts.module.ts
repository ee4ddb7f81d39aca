import { Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { Database } from '../../platform/persistence/database.js';
import { EntityTables } from '../../platform/persistence/entity-tables.js';
import { bind, provide } from '../../platform/provide.js';
import { SignedPreferenceLinks } from './adapters/links/signed-preference-links.js';
import { ContactSchema } from './adapters/persistence/contacts/contact.schema.js';
import { PgAudience } from './adapters/persistence/contacts/pg-audience.js';
import { PgSuppressions } from './adapters/persistence/contacts/pg-suppressions.js';
import { SegmentSchema } from './adapters/persistence/contacts/segment.schema.js';
import { TypeOrmContactRepository } from './adapters/persistence/contacts/typeorm-contact.repository.js';
import { ContactsService } from './domain/contacts/contacts.service.js';
import { Audience } from './domain/contacts/ports/audience.js';
import { ContactRepository } from './domain/contacts/ports/contact.repository.js';
import { Suppressions } from './domain/contacts/ports/suppressions.js';
import { PreferenceLinks } from './domain/contacts/preference-links.js';

/** Whom the house may write to. */
@Module({
  providers: [
    bind(ContactRepository, TypeOrmContactRepository, [EntityTables, Database]),
    bind(Suppressions, PgSuppressions, [Database]),
    provide(PgAudience, [EntityTables, Database]),
    { provide: Audience, useExisting: PgAudience },
    {
      provide: PreferenceLinks,
      useFactory: (links: SignedLinks, { publicUrl }: AppSettings, clock: Clock) =>
        new SignedPreferenceLinks(links, publicUrl, clock),
      inject: [SignedLinks, AppSettings, Clock],
    },
    provide(ContactsService, [ContactRepository, Suppressions, Transaction, Outbox, Clock, Ids]),
  ],
  exports: [Audience, PgAudience, PreferenceLinks, ContactsService],
})
export class ContactsModule {
  static readonly owns = { entities: [ContactSchema, SegmentSchema], migrations: [] };
}
