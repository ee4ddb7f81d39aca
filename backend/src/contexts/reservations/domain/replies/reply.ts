/** What a guest writes back to one of our mails about a table. */
export interface Reply {
  readonly id: string;
  readonly reservationId: string;
  /** The address it came from, in small letters; mostly the guest's own. */
  readonly writtenBy: string;
  /** Without what it quotes and without signature; empty where it says nothing. */
  readonly text: string;
  /** Whether more was written than is kept. */
  readonly isCut: boolean;
  /** What was taken away from the text: quotation, signature, words of the mail program; null of replies from before it was kept. */
  readonly leftOut: string | null;
  /** Names of files that came with it and are not kept. */
  readonly attachments: readonly string[];
  readonly receivedAt: Date;
  /** When somebody of the house has seen it, and who. */
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
}

/** The parts of an email that make up a reply. */
export interface ReplyEmail extends Pick<Reply, 'writtenBy' | 'text' | 'isCut' | 'leftOut' | 'attachments'> {
  /** Identical for repeated deliveries of the same email. */
  readonly fingerprint: string;
}
