import { MailTransport } from '../../../../../platform/mail/mail.js';

/** A separate transport, so that a campaign does not delay reservation emails. */
export abstract class MarketingTransport extends MailTransport {}
