import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { Searches } from '../../platform/searches.js';
import { Seeds } from '../../platform/seeds.js';
import { IdentityModule } from '../identity/index.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { TeamMembersWithAccounts } from './adapters/identity/team-members-with-accounts.js';
import { PostedMailCopies } from './adapters/mail/posted-mail-copies.js';
import { MailboxSummaryQuery } from './adapters/persistence/mailbox-summary.query.js';
import { MessageSchema } from './adapters/persistence/message.schema.js';
import { Messaging2000000000010 } from './adapters/persistence/migrations/2000000000010-messaging.js';
import { MessageWords2000000000020 } from './adapters/persistence/migrations/2000000000020-message-words.js';
import { MessageSearchKeys2000000000156 } from './adapters/persistence/migrations/2000000000156-search-keys.js';
import { TypeOrmMessageRepository } from './adapters/persistence/typeorm-message.repository.js';
import { messageSearch } from './adapters/persistence/message-search.js';
import { SampleMessages } from './adapters/seed/sample-messages.js';
import { AddressBook } from './domain/address-book.js';
import { ownMailbox } from './domain/mailbox.js';
import { MESSAGE, type MessageFact } from './domain/message.events.js';
import { MessagesService } from './domain/messages.service.js';
import { TeamMembers } from './domain/ports/team-members.js';
import { MailCopies } from './domain/ports/mail-copies.js';
import { MessageRepository } from './domain/ports/message.repository.js';

@Module({
  imports: [IdentityModule],
  controllers: [MessagesController],
  providers: [
    { provide: MessageRepository, useClass: TypeOrmMessageRepository },
    { provide: TeamMembers, useClass: TeamMembersWithAccounts },
    provide(AddressBook, [TeamMembers, Restaurant]),
    { provide: MailCopies, useClass: PostedMailCopies },
    provide(MessagesService, [MessageRepository, AddressBook, MailCopies, Transaction, Outbox, Clock, Ids]),
    MailboxSummaryQuery,
    SampleMessages,
  ],
  exports: [MailboxSummaryQuery],
})
export class MessagingModule implements OnModuleInit {
  static readonly owns = {
    entities: [MessageSchema],
    migrations: [Messaging2000000000010, MessageWords2000000000020, MessageSearchKeys2000000000156],
  };

  constructor(
    private readonly live: LiveTopics,
    private readonly searches: Searches,
    private readonly seeds: Seeds,
    private readonly samples: SampleMessages,
  ) {}

  onModuleInit(): void {
    this.searches.on('message', messageSearch);
    this.live.on(MESSAGE, {
      channelsOf: ({ payload }) => [channelOf((payload as MessageFact).mailbox)],
      channelsFor: (actor) => [channelOf(ownMailbox(actor))],
    });
    this.seeds.define('demo', () => this.samples.add());
  }
}

/** Heard by exactly the reader. */
const channelOf = (mailbox: string) => `messages:${mailbox}`;
