/** A guest's reply to one of our emails about a reservation. */
export interface Reply {
  readonly id: string;
  readonly reservationId: string;
  /** The sender's address in lower case, usually the guest's. */
  readonly writtenBy: string;
  /** Without quotation and signature; empty if nothing else was written. */
  readonly text: string;
  /** Whether the text was truncated. */
  readonly isCut: boolean;
  /** The removed part: quotation, signature, text added by the mail client; null for replies from before it was stored. */
  readonly leftOut: string | null;
  /** File names of attachments, which are not stored. */
  readonly attachments: readonly string[];
  readonly receivedAt: Date;
  /** When a staff member read it, and who. */
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
}

/** The parts of an email that make up a reply. */
export interface ReplyEmail extends Pick<Reply, 'writtenBy' | 'text' | 'isCut' | 'leftOut' | 'attachments'> {
  /** Identical for repeated deliveries of the same email. */
  readonly fingerprint: string;
}
