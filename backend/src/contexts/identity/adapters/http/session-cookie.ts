import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

const SEVEN_DAYS_SECONDS = 7 * 86_400;

/** The browser's half of a session: a random token that no script can read. */
export class SessionCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(publicUrl: URL) {
    this.isSecure = publicUrl.protocol === 'https:';
    this.name = this.isSecure ? '__Host-courtyard.sid' : 'courtyard.sid';
  }

  read(request: Request): string | null {
    return parseCookie(request.headers.cookie ?? '')[this.name] ?? null;
  }

  write(response: Response, token: string): void {
    this.set(response, token, SEVEN_DAYS_SECONDS);
  }

  clear(response: Response): void {
    this.set(response, '', 0);
  }

  private set(response: Response, value: string, maxAge: number): void {
    const cookie = {
      name: this.name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      secure: this.isSecure,
      sameSite: 'strict',
    } as const;
    response.append('Set-Cookie', stringifySetCookie(cookie));
  }
}
