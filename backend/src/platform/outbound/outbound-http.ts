/** What is sent to a program of somebody else. */
export interface OutboundCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface OutboundAnswer {
  readonly status: number;
  /** The first KB of it. */
  readonly text: string;
  /** As `Retry-After` asks; null where it asks for nothing. */
  readonly retryAfterSeconds: number | null;
}

/** There was no answer: the message is a reason that a person can act on. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** The call may have arrived: only its answer is missing. */
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

/** Calls to addresses that somebody has typed: limited in time and size, and to the public internet. */
export abstract class OutboundHttp {
  /** @throws NoAnswer */
  abstract post(call: OutboundCall): Promise<OutboundAnswer>;
  /** Of the answer so many bytes are kept. @throws NoAnswer */
  abstract get(url: URL, mostBytes: number): Promise<OutboundAnswer>;
  abstract close(): void;
}
