import { MailTransport } from '../../../../../platform/mail/mail.js';

/** Mails to contacts have dialogues of their own: a campaign holds up no confirmation of a table. */
export abstract class MarketingTransport extends MailTransport {}
