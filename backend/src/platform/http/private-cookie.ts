import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/** An HttpOnly cookie that scripts and other sites cannot read. */
export class PrivateCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  constructor(
    name: string,
    private readonly seconds: number,
    publicUrl: URL,
  ) {
    this.isSecure = publicUrl.protocol === 'https:';
    this.name = this.isSecure ? `__Host-${name}` : name;
  }

  read(request: Request): string | null {
    return parseCookie(request.headers.cookie ?? '')[this.name] ?? null;
  }

  write(response: Response, value: string): void {
    this.set(response, value, this.seconds);
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
