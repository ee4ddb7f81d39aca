import { Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';

const SEVEN_DAYS_SECONDS = 7 * 86_400;

/** Stores a session's random token in the browser. */
@Injectable()
export class SessionCookie extends PrivateCookie {
  constructor({ publicUrl }: AppSettings) {
    super('courtyard.sid', SEVEN_DAYS_SECONDS, publicUrl);
  }
}
