/** A call to someone else's server. */
export interface OutboundCall {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface OutboundAnswer {
  readonly status: number;
  /** The first KB of the body, or as much as `get` asked for. */
  readonly text: string;
  /** From `Retry-After`; null if absent. */
  readonly retryAfterSeconds: number | null;
  readonly etag: string | null;
}

/** There was no response; the message is a reason that a person can act on. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** Whether the call may have arrived, so that only the response is missing. */
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

/** Calls URLs that users enter. Limits time and size, and reaches only the public internet. */
export abstract class OutboundHttp {
  /** @throws NoAnswer */
  abstract post(call: OutboundCall): Promise<OutboundAnswer>;
  /** Keeps at most this many bytes of the response. @throws NoAnswer */
  abstract get(url: URL, maxBytes: number, headers?: OutboundCall['headers']): Promise<OutboundAnswer>;
  abstract close(): void;
}
