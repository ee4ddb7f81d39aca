import { PrivateCookie } from '../../../../platform/http/private-cookie.js';

const SEVEN_DAYS_SECONDS = 7 * 86_400;

/** The browser's half of a session: a random token. */
export class SessionCookie extends PrivateCookie {
  constructor(publicUrl: URL) {
    super('courtyard.sid', SEVEN_DAYS_SECONDS, publicUrl);
  }
}
