import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { Clock } from '../../../../kernel/clock.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { PrivateCookie } from '../../../../platform/http/private-cookie.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';

const PURPOSE = 'consultation-browser';
const SECONDS = 365 * 86_400;

/** Identifies a browser that has saved a consultation, so that it can read it again. */
@Injectable()
export class BrowserCookie {
  private readonly cookie: PrivateCookie;

  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
    { publicUrl }: AppSettings,
  ) {
    this.cookie = new PrivateCookie('courtyard.consultation', SECONDS, publicUrl);
  }

  /** null if the browser has saved nothing here or the cookie is forged. */
  read(request: Request): string | null {
    return this.links.read(PURPOSE, this.cookie.read(request) ?? '');
  }

  /** Returns the browser's id, and creates one if it has none. */
  keep(request: Request, response: Response): string {
    const id = this.read(request) ?? randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + SECONDS * 1000);
    this.cookie.write(response, this.links.sign(PURPOSE, id, expiresAt));
    return id;
  }
}
