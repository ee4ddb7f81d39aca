import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { TeamMembersWithAccounts } from './adapters/identity/team-members-with-accounts.js';
import { PostedMailCopies } from './adapters/mail/posted-mail-copies.js';
import { MailboxSummaryQuery, TypeOrmMessageRepository } from './adapters/persistence/typeorm-message.repository.js';
import { SampleMessages } from './adapters/seed/sample-messages.js';
import { AddressBook, TeamMembers } from './domain/address-book.js';
import { MailCopies, MessageRepository, MessagesService } from './domain/messages.service.js';

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
export class MessagingModule {}
