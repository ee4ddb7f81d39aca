/** Creates mailboxes of the restaurant. */
export abstract class MailboxProvisioner {
  /** Creates the mailbox and reserves it. Returns false if the address belongs to a person or is a shared one. */
  abstract provision(address: string): Promise<boolean>;
}
