import type { MailContent } from './mail-content.js';

/** What is said under each mail of the house. */
export interface Imprint {
  readonly postalAddress: string;
}

/**
 * Makes the whole mail of what somebody wrote: what no mail may carry is left out, the house's frame stands around it with postal
 * address and unsubscribe link, and the text part is made from the HTML where it is empty. Placeholders are still open:
 * `mailFor` fills them in.
 */
export abstract class MailWriter {
  abstract write(written: MailContent, imprint: Imprint): Promise<MailContent>;
}
