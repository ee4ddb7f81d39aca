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
    searches: { message: messageSearch },
    liveTopics: {
      [MESSAGE]: {
        channelsOf: ({ payload }) => [channelOf((payload as MessageFact).mailbox)],
        channelsFor: (actor) => [channelOf(ownMailbox(actor))],
      },
    },
  };
}
