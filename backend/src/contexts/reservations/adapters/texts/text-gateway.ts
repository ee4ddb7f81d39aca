import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { reservationsSettings } from '../../reservations.settings.js';

/** Whether the restaurant can send text messages: only then are guests asked whether they want them. */
@Injectable()
export class TextMessages {
  readonly areSent: boolean;

  constructor(settings: AppSettings) {
    this.areSent = settings.of(reservationsSettings).SMS_URL !== undefined;
  }
}

export interface TextMessage {
  /** Idempotency key, the same for each attempt. */
  readonly key: string;
  /** E.164 */
  readonly to: string;
  readonly text: string;
}

/** The gateway never sends to this number. */
export class NumberRefused extends Error {
  constructor(
    /** Whether the guest has texted STOP to the gateway. */
    readonly isOptedOut: boolean,
  ) {
    super(isOptedOut ? 'The guest has stopped text messages.' : 'The gateway sends nothing to this phone number.');
  }
}

/** It is unknown whether the text was sent, and a retry could send it twice. */
export class PerhapsSent extends Error {}

/** A provider of text messages. */
export abstract class TextGateway {
  /** @throws NumberRefused, PerhapsSent, or another error to retry; its message contains neither guest data nor a secret */
  abstract send(message: TextMessage): Promise<void>;
}
