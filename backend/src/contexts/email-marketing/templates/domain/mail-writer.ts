import type { MailContent } from './mail-content.js';

/** The footer of every email. */
export interface Imprint {
  readonly postalAddress: string;
}

/**
 * Builds the complete email from content: sanitizes it, adds the restaurant's frame with postal address and unsubscribe
 * link, and generates the text part from the HTML if it is empty. `mailFor` fills in the placeholders later.
 */
export abstract class MailWriter {
  abstract write(written: MailContent, imprint: Imprint): Promise<MailContent>;
}
