export interface TextMessage {
  /** The same at each try. */
  readonly key: string;
  /** E.164 */
  readonly to: string;
  readonly text: string;
}

/** Whoever sends text messages for the house. */
export abstract class TextGateway {
  /** Throws what is worth another try; the message of the error names neither the guest nor a secret. */
  abstract send(message: TextMessage): Promise<void>;
}
