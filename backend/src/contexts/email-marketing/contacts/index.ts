export { type AudienceStatement, MAY_BE_MAILED } from './adapters/persistence/audience.query.js';
export { ContactQueries } from './adapters/persistence/contact.query.js';
export { PgAudience } from './adapters/persistence/pg-audience.js';
export { hasAnyTag } from './adapters/persistence/contact.schema.js';
export { BOUNCED, MANY, NO_SUCH_MAILBOX } from './adapters/seed/sample-contacts.js';
export { ContactsModule } from './contacts.module.js';
