/** A browser as the network shows it. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** Recognizes visitors within one day, without remembering them longer. */
export abstract class VisitorBook {
  /** Returns true on the visitor's first visit of the day. */
  abstract enter(day: string, visitor: Visitor): Promise<boolean>;
}
