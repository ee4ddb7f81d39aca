import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
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

/** Only the recipient's dashboards are notified. */
const channelOf = (mailbox: string) => `messages:${mailbox}`;

@Module({
  imports: [IdentityModule],
  controllers: [MessagesController],
  providers: [
    { provide: MessageRepository, useClass: TypeOrmMessageRepository },
    { provide: TeamMembers, useClass: TeamMembersWithAccounts },
    AddressBook,
    { provide: MailCopies, useClass: PostedMailCopies },
    MessagesService,
    MailboxSummaryQuery,
    SampleMessages,
  ],
  exports: [MailboxSummaryQuery],
})
export class MessagingModule {
  static readonly owns: Owned = {
    entities: [MessageSchema],
    migrations: [Messaging2000000000010, MessageWords2000000000020, MessageSearchKeys2000000000156],
    searches: { message: messageSearch },
    liveTopics: {
      [MESSAGE]: {
        channelsOf: ({ payload }) => [channelOf((payload as MessageFact).mailbox)],
        channelsFor: (actor) => [channelOf(ownMailbox(actor))],
      },
    },
  };
}
