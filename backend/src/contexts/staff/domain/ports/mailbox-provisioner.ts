/** Where mailboxes of the house come from. */
export abstract class MailboxProvisioner {
  /** Makes the mailbox, which nobody else gets meanwhile. Answers false when the address belongs to somebody, or to a desk of the house. */
  abstract provision(address: string): Promise<boolean>;
}
