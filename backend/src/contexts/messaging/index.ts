export { MessagingModule } from './messaging.module.js';
export { MailboxSummaryQuery } from './adapters/persistence/typeorm-message.repository.js';
export { ownMailbox } from './domain/message.js';
