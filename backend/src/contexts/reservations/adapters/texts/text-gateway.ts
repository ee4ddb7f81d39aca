export interface TextMessage {
  /** The same at each try. */
  readonly key: string;
  /** E.164 */
  readonly to: string;
  readonly text: string;
}

/** The gateway sends nothing to this number, however often it is asked. */
export class NumberRefused extends Error {
  constructor(
    /** Whether its owner has answered STOP to the gateway. */
    readonly isOptedOut: boolean,
  ) {
    super(isOptedOut ? 'The guest has stopped text messages.' : 'The gateway sends nothing to this phone number.');
  }
}

/** Nobody can say whether the text was sent, and trying again could send it twice. */
export class PerhapsSent extends Error {}

/** Whoever sends text messages for the house. */
export abstract class TextGateway {
  /** Throws NumberRefused, PerhapsSent, or what is worth another try; the message of the error names neither the guest nor a secret. */
  abstract send(message: TextMessage): Promise<void>;
}
