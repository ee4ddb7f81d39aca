import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../../../kernel/clock.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { DIRECTORY_SECONDS, type DirectoryRequest } from '../../domain/directory.js';

const PURPOSE = 'directory-sign-in';

/**
 * Ties the directory's response to the browser that started the sign-in. The return is a cross-site navigation, for
 * which the browser does not send the cookie; the page it leads to then sends it.
 */
@Injectable()
export class DirectoryCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.directory', DIRECTORY_SECONDS, publicUrl);
  }

  write(response: Response, request: DirectoryRequest): void {
    const expiresAt = new Date(this.clock.now().getTime() + DIRECTORY_SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, JSON.stringify(request), expiresAt));
  }

  /** Null if there is none, or it has expired. */
  read(request: Request): DirectoryRequest | null {
    const stored = this.links.read(PURPOSE, this.cookie.read(request) ?? '');
    return stored === null ? null : (JSON.parse(stored) as DirectoryRequest);
  }

  clear(response: Response): void {
    this.cookie.clear(response);
  }
}
