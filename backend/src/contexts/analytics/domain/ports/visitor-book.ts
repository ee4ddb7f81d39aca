/** A browser as the network shows it. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** Recognizes visitors within one day, without remembering them longer. */
export abstract class VisitorBook {
  /** True when the visitor had not come on that day yet. */
  abstract enter(day: string, visitor: Visitor): Promise<boolean>;
}
