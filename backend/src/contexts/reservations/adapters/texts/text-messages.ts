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
