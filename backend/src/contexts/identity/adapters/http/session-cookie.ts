import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';

const SEVEN_DAYS_SECONDS = 7 * 86_400;

/** The browser's half of a session: a random token. */
@Injectable()
export class SessionCookie extends PrivateCookie {
  constructor({ publicUrl }: AppSettings) {
    super('courtyard.sid', SEVEN_DAYS_SECONDS, publicUrl);
  }
}
