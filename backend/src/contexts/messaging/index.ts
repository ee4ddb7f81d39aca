export { MessagingModule } from './messaging.module.js';
export { MailboxSummaryQuery } from './adapters/persistence/mailbox-summary.query.js';
export { ownMailbox } from './domain/mailbox.js';
