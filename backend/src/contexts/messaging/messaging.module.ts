import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { IdentityModule } from '../identity/index.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { TeamMembersWithAccounts } from './adapters/identity/team-members-with-accounts.js';
import { PostedMailCopies } from './adapters/mail/posted-mail-copies.js';
import {
  MailboxSummaryQuery,
  MessageSchema,
  messageSearch,
  TypeOrmMessageRepository,
} from './adapters/persistence/typeorm-message.repository.js';
import { Messaging2000000000010 } from './adapters/persistence/migrations/2000000000010-messaging.js';
import { MessageWords2000000000020 } from './adapters/persistence/migrations/2000000000020-message-words.js';
import { MessageSearchKeys2000000000156 } from './adapters/persistence/migrations/2000000000156-search-keys.js';
import { SampleMessages } from './adapters/seed/sample-messages.js';
import { AddressBook, TeamMembers } from './domain/address-book.js';
import { MESSAGE, type MessageFact, ownMailbox } from './domain/message.js';
import { MailCopies, MessageRepository, MessagesService } from './domain/messages.service.js';

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
